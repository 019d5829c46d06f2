import { FileText, Hammer, PencilRuler, ScanSearch } from 'lucide-react';
import { Section } from './section';

const FEATURES = [
  {
    Icon: ScanSearch,
    title: 'Image Analysis',
    text: 'The AI identifies structural elements and potential issues in each of your photos.',
  },
  {
    Icon: PencilRuler,
    title: 'Human Corrections',
    text: 'You review and adjust AI-generated content. What you wrote is never overwritten unasked.',
  },
  {
    Icon: Hammer,
    title: 'Remedial Solutions',
    text: 'AI-suggested remedial actions for the issues found, for you to accept or replace.',
  },
  {
    Icon: FileText,
    title: 'Word/PDF Export',
    text: 'Customisable reports in industry-standard formats: numbered photos, schedules, your words.',
  },
];

export function Features() {
  return (
    <Section id="features" title="What it does">
      <ul className="grid border-t border-l sm:grid-cols-2">
        {FEATURES.map(({ Icon, title, text }) => (
          <li key={title} className="border-r border-b bg-card p-6 sm:p-8">
            <Icon aria-hidden className="size-6 text-signal" strokeWidth={1.5} />
            <h3 className="mt-6 text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
