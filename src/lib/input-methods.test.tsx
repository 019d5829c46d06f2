import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { leaveKeysToInputMethods } from './input-methods';

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter and Escape of an input method (%o) reach no field, row or dialog',
  (composing) => {
    leaveKeysToInputMethods();
    const onKeyDown = vi.fn();
    const onClose = vi.fn();
    render(
      <Dialog open onOpenChange={onClose}>
        <DialogContent aria-describedby={undefined} onKeyDown={onKeyDown} title="Rename">
          <Input aria-label="Name" onKeyDown={onKeyDown} />
        </DialogContent>
      </Dialog>,
    );
    const field = screen.getByLabelText('Name');
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, ...composing });
    expect(onKeyDown).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onKeyDown).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledWith(false);
  },
);
