import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Runs only when every field takes what it holds. */
  onSubmit: (form: HTMLFormElement) => void;
}

/**
 * A form whose fields say in our words what they do not take. A browser says it in its own language, in a bubble that
 * goes away by itself.
 */
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
