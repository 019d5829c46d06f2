import { Dialog, DialogContent } from '@/components/ui/dialog';
import { listKeys } from './row-keys';

interface KeysSheetProps {
  isOpen: boolean;
  /** The report's scale: "rating" or "severity". */
  judged: string;
  onClose: () => void;
}

export function KeysSheet({ isOpen, judged, onClose }: KeysSheetProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent title="Keys" className="max-h-[85dvh] max-w-3xl overflow-y-auto">
        <div className="gap-x-10 sm:columns-2">
          {listKeys(judged).map(({ title, keys }) => (
            <section key={title} className="mb-5 break-inside-avoid">
              <h3 className="mb-1.5 text-sm font-semibold">{title}</h3>
              <dl className="divide-y text-sm">
                {keys.map((one) => (
                  <div key={one.does} className="flex items-baseline justify-between gap-4 py-1">
                    <dt>
                      <kbd className="rounded-xs bg-muted px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-muted-foreground">
                        {one.keys}
                      </kbd>
                    </dt>
                    <dd className="text-right">{one.does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
