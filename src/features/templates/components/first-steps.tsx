const STEPS = [
  {
    title: 'Take your firm’s Word file',
    says: 'Its header, footer, logo, fonts and headings stay as they are. Or begin with the sample.',
  },
  {
    title: 'Write placeholders where the report goes',
    says: '{{title}} is replaced by the report’s title, {{observations}} by the table of observations. Copy them from the list.',
  },
  {
    title: 'Drop the file here, then choose it for a report',
    says: 'On a report’s preview, under Layout. Its Word export is then written into your file.',
  },
];

/** Explains how to start, on an empty screen. */
export function FirstSteps() {
  return (
    <section aria-label="How it works" className="rounded-lg border bg-card p-6">
      <h2 className="text-lg font-semibold">Reports in your firm’s own Word file</h2>
      <ol className="mt-4 grid gap-5 sm:grid-cols-3">
        {STEPS.map(({ title, says }, index) => (
          <li key={title} className="space-y-1.5 border-t-2 border-signal pt-3">
            <p className="text-sm font-semibold text-signal tabular-nums" aria-hidden>
              {index + 1}
            </p>
            <h3 className="text-sm font-medium">{title}</h3>
            <p className="text-sm text-muted-foreground">{says}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
