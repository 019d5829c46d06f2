import type { AnalystPrice } from '../../supabase/functions/_shared/function-settings.ts';
import type { ModelFigures, Share } from './model-figures.ts';

/** The figures as lines for a person. */
export function printFigures(figures: ModelFigures, price: AnalystPrice | null): string {
  const { usage, waited, consistent } = figures;
  const failures = Object.entries(figures.failures).map(([code, count]) => `${code} ${count}`);
  const perAnswer = Math.max(1, figures.answered);
  return [
    `photos ${figures.photos}, answered ${figures.answered}, declined ${figures.refused}, failed ${failures.join(', ') || 0}`,
    `element named as labelled      ${writeShare(figures.element)}`,
    `defect said where there is one ${writeShare(figures.defectFound)}`,
    `none said of sound surfaces    ${writeShare(figures.soundLeft)}`,
    ...Object.entries(figures.classes).map(([name, { labelled, said, both }]) =>
      [
        `  ${name}`.padEnd(17),
        `precision ${writeShare({ of: said, right: both })}`.padEnd(26),
        `recall ${writeShare({ of: labelled, right: both })}`,
      ].join(''),
    ),
    `severity within the label's    ${writeShare(figures.severity)}   (${counts(figures.severities)})`,
    `invented, or marked to check   ${writeShare(figures.invented)}`,
    `asked twice, the same outcome  ${writeShare(consistent.outcome)}, severity ${writeShare(consistent.severity)}, kinds of defect ${writeShare(consistent.classes)}`,
    `questions ${usage.questions}, tokens in ${usage.input_tokens}, out ${usage.output_tokens}; for each photo ${Math.round(usage.input_tokens / perAnswer)} and ${Math.round(usage.output_tokens / perAnswer)}`,
    `seconds: median ${waited.median.toFixed(1)}, slowest of ten ${waited.p90.toFixed(1)}; the model at work ${usage.seconds.toFixed(0)} in all`,
    price === null
      ? 'money: set AI_PRICE_IN and AI_PRICE_OUT, for a million tokens each'
      : `money: ${((usage.input_tokens * price.in + usage.output_tokens * price.out) / 1e6).toFixed(4)} ${price.currency}`,
  ].join('\n');
}

function writeShare({ of, right }: Share): string {
  return of === 0 ? 'none' : `${right}/${of} (${((100 * right) / of).toFixed(0)} %)`;
}

function counts(ones: Record<string, number>): string {
  return Object.entries(ones)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
