import type { ComponentProps } from 'react';
import { fieldStyle } from '@/components/ui/field-style';
import { cn } from '@/lib/cn';
import {
  LANGUAGES,
  type Language,
} from '../../../../supabase/functions/_shared/languages/language';
import { FACTS_IN } from '../../../../supabase/functions/_shared/languages/tables/facts';

/** The languages that a report can be written in, each in English and in its own words. */
export function LanguageSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select className={cn(fieldStyle, 'h-10 pointer-coarse:h-11', className)} {...props}>
      {LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  );
}

export function languageName(language: Language): string {
  const { english, own } = FACTS_IN[language];
  return english === own ? english : `${english} – ${own}`;
}
