import { useState, type ReactNode } from 'react';
import {
  Circle,
  Crop,
  MousePointer2,
  MoveUpRight,
  Pencil,
  Redo2,
  RotateCcw,
  RotateCw,
  Slash,
  Square,
  Type,
  Undo2,
} from 'lucide-react';
import { cn } from '@/lib/cn';
import { MARK_COLOURS, type MarkColour } from '@shared/drawing/drawing';
import { MARK_LOOKS } from '@shared/drawing/shapes';
import { type EditorState, pickPen, redo, rotatePhoto, undo } from '../edit/editor-state';
import { COLOUR_NAMES, type Tool, TOOL_NAMES } from '../edit/tools';
import { TOOL_KEYS } from './editor-keys';
import { ToolButton } from './tool-button';

const TOOLS: readonly { tool: Tool; icon: ReactNode }[] = [
  { tool: 'select', icon: <MousePointer2 aria-hidden /> },
  { tool: 'arrow', icon: <MoveUpRight aria-hidden /> },
  { tool: 'ellipse', icon: <Circle aria-hidden /> },
  { tool: 'rectangle', icon: <Square aria-hidden /> },
  { tool: 'freehand', icon: <Pencil aria-hidden /> },
  { tool: 'line', icon: <Slash aria-hidden /> },
  { tool: 'text', icon: <Type aria-hidden /> },
  { tool: 'number', icon: <NumberIcon /> },
];

/** Drawn like the mark itself: the icon set has none. */
function NumberIcon() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx={12} cy={12} r={10} />
      <path d="M9.75 9.5 12.5 7.5v9" />
    </svg>
  );
}

interface DrawingToolbarProps {
  state: EditorState;
  act: (change: (state: EditorState) => EditorState) => void;
  isCropping: boolean;
  onCrop: () => void;
}

/** All drawing tools, within a thumb's reach: one line on a desk, two on a phone. */
export function DrawingToolbar({ state, act, isCropping, onCrop }: DrawingToolbarProps) {
  const { pen, history } = state;
  return (
    <div
      role="group"
      aria-label="Drawing tools"
      className="flex flex-wrap items-center justify-center gap-x-3 bg-card pb-[max(0.25rem,env(safe-area-inset-bottom))] md:py-1.5"
    >
      <div role="group" aria-label="Tool" className="flex">
        {TOOLS.map(({ tool, icon }) => (
          <ToolButton
            key={tool}
            label={TOOL_NAMES[tool]}
            shortcut={TOOL_KEYS[tool].toUpperCase()}
            isPressed={!isCropping && pen.tool === tool}
            onClick={() => {
              act((now) => pickPen(now, { tool }));
            }}
          >
            {icon}
          </ToolButton>
        ))}
      </div>
      <Colours colour={pen.colour} act={act} />
      <div role="group" aria-label="Photo" className="flex">
        <ToolButton label="Crop" isPressed={isCropping} onClick={onCrop}>
          <Crop aria-hidden />
        </ToolButton>
        <ToolButton
          label="Turn left"
          onClick={() => {
            act((now) => rotatePhoto(now, 270));
          }}
        >
          <RotateCcw aria-hidden />
        </ToolButton>
        <ToolButton
          label="Turn right"
          onClick={() => {
            act((now) => rotatePhoto(now, 90));
          }}
        >
          <RotateCw aria-hidden />
        </ToolButton>
      </div>
      <div role="group" aria-label="Steps" className="flex">
        <ToolButton
          label="Undo"
          shortcut="Control+Z"
          isDisabled={history.past.length === 0}
          onClick={() => {
            act(undo);
          }}
        >
          <Undo2 aria-hidden />
        </ToolButton>
        <ToolButton
          label="Redo"
          shortcut="Control+Shift+Z"
          isDisabled={history.future.length === 0}
          onClick={() => {
            act(redo);
          }}
        >
          <Redo2 aria-hidden />
        </ToolButton>
      </div>
    </div>
  );
}

/** The four colours; on a phone behind the chosen one. */
function Colours({ colour, act }: { colour: MarkColour } & Pick<DrawingToolbarProps, 'act'>) {
  const [isOpen, setOpen] = useState(false);
  const pick = (picked: MarkColour) => {
    setOpen(false);
    act((now) => pickPen(now, { colour: picked }));
  };
  const swatches = MARK_COLOURS.map((one) => (
    <ToolButton
      key={one}
      label={COLOUR_NAMES[one]}
      isPressed={one === colour}
      className="bg-transparent hover:bg-accent"
      onClick={() => {
        pick(one);
      }}
    >
      <Swatch colour={one} isChosen={one === colour} />
    </ToolButton>
  ));
  return (
    <div className="relative flex">
      <div role="group" aria-label="Colour" className="hidden md:flex">
        {swatches}
      </div>
      <div className="md:hidden">
        <ToolButton
          label={`Colour: ${COLOUR_NAMES[colour]}`}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <Swatch colour={colour} isChosen />
        </ToolButton>
        {isOpen && (
          <div
            role="group"
            aria-label="Colour"
            className="absolute bottom-full left-0 mb-2 flex flex-col rounded-md border bg-card p-1 shadow-lift"
          >
            {swatches}
          </div>
        )}
      </div>
    </div>
  );
}

function Swatch({ colour, isChosen }: { colour: MarkColour; isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'size-5 rounded-full ring-1 ring-white/35',
        isChosen && 'ring-2 ring-white outline-2 outline-offset-3 outline-signal',
      )}
      style={{ backgroundColor: `#${MARK_LOOKS[colour].colour}` }}
    />
  );
}
