import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button';
import { Dialog, DialogContent } from '../ui/dialog';
import { Spinner } from '../ui/spinner';

// Opened once in a deployment's life.
const ModelPanel = lazy(async () => ({ default: (await import('./model-panel')).ModelPanel }));

/** Connects a model that describes photos: operators do it here, others see whom to ask. */
export function ConnectModel({ label = 'Connect a model' }: { label?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        size="sm"
        className="pointer-coarse:h-11"
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={label} className="max-h-[85dvh] overflow-y-auto">
          <Suspense fallback={<Spinner />}>
            <ModelPanel
              onDone={() => {
                setOpen(false);
              }}
            />
          </Suspense>
        </DialogContent>
      </Dialog>
    </>
  );
}
