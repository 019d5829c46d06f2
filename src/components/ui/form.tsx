import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Runs only when every field is valid. */
  onSubmit: (form: HTMLFormElement) => void;
}

/** A form whose fields report errors in our words. A browser's are in its own language, in a bubble that vanishes. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (form.checkValidity()) onSubmit(form);
        else form.querySelector<HTMLElement>(':is(input, select, textarea):invalid')?.focus();
      }}
    />
  );
}
