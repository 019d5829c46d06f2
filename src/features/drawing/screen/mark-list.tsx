import { cn } from '@/lib/cn';
import { MARK_LOOKS } from '@shared/drawing/shapes';
import { currentDrawing, type EditorState, select } from '../edit/editor-state';
import { markName } from '../edit/mark-names';

interface MarkListProps {
  state: EditorState;
  act: (change: (state: EditorState) => EditorState) => void;
  className?: string;
}

/** Every mark by name, reachable by Tab; a mark's keys work here as on the photo. */
export function MarkList({ state, act, className }: MarkListProps) {
  const { marks } = currentDrawing(state);
  return (
    <section
      data-marks
      aria-label="Marks"
      className={cn('overflow-y-auto bg-card py-2', className)}
    >
      {marks.length === 0 ? (
        <p className="px-4 py-2 text-sm text-muted-foreground">Nothing is drawn yet.</p>
      ) : (
        <ul>
          {marks.map((mark, index) => {
            const isPressed = state.selected === mark.id;
            const choose = () => {
              act((now) => select(now, mark.id));
            };
            return (
              <li key={mark.id}>
                <button
                  type="button"
                  aria-pressed={isPressed}
                  className={cn(
                    'flex min-h-11 w-full items-center gap-3 px-4 text-left text-sm outline-offset-[-2px] hover:bg-accent md:min-h-9',
                    isPressed && 'bg-accent font-medium',
                  )}
                  onFocus={isPressed ? undefined : choose}
                  onClick={choose}
                >
                  <span
                    aria-hidden
                    className="size-3 shrink-0 rounded-full ring-1 ring-white/35"
                    style={{ backgroundColor: `#${MARK_LOOKS[mark.colour].colour}` }}
                  />
                  <span className="min-w-0 truncate">{markName(mark, index)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
