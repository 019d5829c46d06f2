import {
  type DocumentTemplate,
  findMissingPlaceholders,
  unknownAs,
  writtenAs,
  writtenList,
} from '../schema';

type Findings = Pick<DocumentTemplate, 'found' | 'unknown'>;

/** Lists what a report written into a template would lack, or print unfilled. Nothing when there is none. */
export function TemplateFindings({ template: { found, unknown } }: { template: Findings }) {
  const missing = findMissingPlaceholders(found);
  if (missing.length === 0 && unknown.length === 0) return null;
  return (
    <ul className="space-y-1.5 rounded-md border border-l-3 border-warning/30 border-l-warning bg-warning-wash px-3 py-2 text-sm">
      {missing.length > 0 && (
        <li>
          Not in the file: {writtenList(missing)}. A Word report is then without{' '}
          {missing.length === 1 ? 'it' : 'them'}.
        </li>
      )}
      {unknown.map((placeholder) => (
        <li key={placeholder.written} className="wrap-anywhere">
          {unknownAs(placeholder)}:{' '}
          {placeholder.suggestion
            ? `did you mean ${writtenAs(placeholder.suggestion)}?`
            : 'it is not replaced, and is printed as it stands.'}
        </li>
      ))}
    </ul>
  );
}
