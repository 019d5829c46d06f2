import { useEffect, useRef, useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { type DrawnMark, MAX_MARK_TEXT } from '@shared/drawing/drawing';
import { tooManyCharacters } from '@shared/text/count-characters';
import {
  beginNaming,
  deleteSelected,
  type EditorState,
  endNaming,
  nameMark,
  selectedMark,
} from '../edit/editor-state';
import type { Tool } from '../edit/tools';

interface SelectionBarProps {
  state: EditorState;
  act: (change: (state: EditorState) => EditorState) => void;
  /** Focuses the photo again, as the pressed button disappears. */
  onDone: () => void;
}

/** The actions on the selected mark. */
export function SelectionBar(props: SelectionBarProps) {
  const mark = selectedMark(props.state);
  if (mark) return <MarkBar {...props} mark={mark} />;
  return (
    <Bar label="What the tool does">
      <p className="px-3 text-center text-sm text-muted-foreground">
        {HINTS[props.state.pen.tool]}
      </p>
    </Bar>
  );
}

const DRAG = 'Drag on the photo to draw.';
const HINTS: Record<Tool, string> = {
  select: 'Tap a mark to change it. Drag the photo to move it.',
  arrow: 'Drag from the tail to what it points at.',
  ellipse: DRAG,
  rectangle: DRAG,
  freehand: DRAG,
  line: DRAG,
  text: 'Tap where the words begin.',
  number: 'Tap to place the next number.',
};

function MarkBar({ state, act, onDone, mark }: SelectionBarProps & { mark: DrawnMark }) {
  const erase = () => {
    act(deleteSelected);
    onDone();
  };
  return (
    <Bar label="Selected mark">
      {state.isNaming ? (
        <NameField
          text={mark.text}
          onText={(text) => {
            act((now) => nameMark(now, text));
          }}
          onEnd={() => {
            act(endNaming);
          }}
          onDone={onDone}
        />
      ) : (
        <Button
          variant="ghost"
          className="h-11 max-w-56 min-w-0"
          aria-keyshortcuts="F2"
          onClick={() => {
            act(beginNaming);
          }}
        >
          <Pencil aria-hidden />
          <span className="truncate">{mark.text || 'Name'}</span>
        </Button>
      )}
      <Button
        variant="ghost"
        className="size-11 px-0"
        aria-label="Delete mark"
        aria-keyshortcuts="Delete"
        title="Delete mark (Delete)"
        onClick={erase}
      >
        <Trash2 aria-hidden />
      </Button>
    </Bar>
  );
}

interface NameFieldProps {
  text: string;
  onText: (text: string) => void;
  onEnd: () => void;
  onDone: () => void;
}

function NameField({ text, onText, onEnd, onDone }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const isTooLong = tooManyCharacters(typed, MAX_MARK_TEXT) !== null;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Input
      ref={field}
      aria-label="Name of the mark"
      placeholder="What it shows"
      most={MAX_MARK_TEXT}
      value={typed}
      className="h-11 w-52 bg-background sm:w-72"
      enterKeyHint="done"
      onText={(words) => {
        setTyped(words);
        if (!tooManyCharacters(words, MAX_MARK_TEXT)) onText(words);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (!isTooLong) onDone();
      }}
      onBlur={() => {
        if (!isTooLong) onEnd();
      }}
    />
  );
}

/** Between photo and tools, of constant height: it covers nothing, and nothing jumps. */
export function Bar({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex h-13 shrink-0 items-center justify-center gap-1 border-t bg-card px-1"
    >
      {children}
    </div>
  );
}
