import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';

/** Long enough to be noticed. */
const SHOWN_MS = 2500;

/** Copies a text, and marks it as copied for a moment. */
export function useCopy() {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => {
      setCopied(null);
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);

  const copy = async (text: string) => {
    try {
      await writeText(text);
      setCopied(text);
    } catch (error) {
      console.warn('A text could not be copied.', error);
      toast.error('Not copied', `Write it as it stands: ${text}`);
    }
  };
  return { copied, copy };
}

async function writeText(text: string): Promise<void> {
  // Exists only on https and localhost, and browsers may refuse it there too.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) return await clipboard.writeText(text);
  } catch {
    // Falls through to the older way.
  }
  copySelection(text);
}

function copySelection(text: string): void {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  // Deprecated, but the only other way.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isCopied) throw new Error('The browser did not copy.');
}
