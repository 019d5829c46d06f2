import { toast as sonner } from 'sonner';

interface ToastOptions {
  /** A second action, such as Undo. */
  action?: { label: string; onClick: () => void };
}

/** Short messages at the bottom left; each closes after four seconds, or by its button. */
export const toast = {
  /** For failures: the specification's destructive kind. */
  error(title: string, description?: string) {
    sonner.error(title, { description });
  },
  warning(title: string, description?: string, options: ToastOptions = {}) {
    sonner.warning(title, { description, action: options.action });
  },
  neutral(title: string, description?: string, options: ToastOptions = {}) {
    sonner(title, { description, action: options.action });
  },
};
