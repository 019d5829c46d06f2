import { useId } from 'react';

interface EmailChoiceProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const CHOICES = [
  [false, 'For print'],
  [true, 'For e-mail: photos at 150 dpi'],
] as const;

export function EmailChoice({ isChosen, onChoose }: EmailChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
      <legend className="sr-only">What the file is for</legend>
      {CHOICES.map(([isForEmail, label]) => (
        <label key={label} className="flex items-center gap-2">
          <input
            type="radio"
            name={name}
            className="size-4 shrink-0 accent-signal pointer-coarse:size-6"
            checked={isChosen === isForEmail}
            onChange={() => {
              onChoose(isForEmail);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
