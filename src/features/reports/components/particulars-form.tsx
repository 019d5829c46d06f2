import { Button } from '@/components/ui/button';
import { LeaveGuard } from '@/components/leave-guard';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { ParticularName } from '../details/report-particulars';
import type { Report } from '../schema';
import { useParticularsEditor } from '../use-particulars-editor';

interface ParticularField {
  name: ParticularName;
  label: string;
  /** An example from practice. */
  placeholder: string;
  /** More than one line: how many to begin with. */
  rows?: number;
  isHalf?: boolean;
}

const GROUPS: { title: string; fields: ParticularField[] }[] = [
  {
    title: 'Site',
    fields: [
      {
        name: 'site_address',
        label: 'Site address',
        placeholder: 'Harbour Street car park, 14 Harbour Street, Bristol BS1 5DB',
        rows: 2,
      },
      {
        name: 'weather',
        label: 'Weather',
        placeholder: 'Overcast, 9 °C, dry after rain the day before',
        isHalf: true,
      },
      {
        name: 'attendees',
        label: 'Who attended',
        placeholder: 'J. Okafor (inspector), M. Lind (facilities)',
        isHalf: true,
      },
    ],
  },
  {
    title: 'Report',
    fields: [
      { name: 'reference', label: 'Reference', placeholder: '2026-118-STR', isHalf: true },
      { name: 'revision', label: 'Revision', placeholder: 'B', isHalf: true },
    ],
  },
  {
    title: 'Scope',
    fields: [
      {
        name: 'scope',
        label: 'Scope of the inspection',
        placeholder:
          'Visual inspection of levels 1 to 3 from the deck and from ground level, to prepare a repair programme.',
        rows: 3,
      },
      {
        name: 'not_inspected',
        label: 'What was not inspected, and why',
        placeholder:
          'Soffit above bay 7: no safe access. Bearings: hidden by cladding. No opening up, no tests.',
        rows: 3,
      },
      {
        name: 'documents_seen',
        label: 'Documents seen',
        placeholder: 'As-built drawings S-101 to S-108 (1974); inspection report of May 2021.',
        rows: 3,
      },
    ],
  },
];

/** What a report says of its site, of itself and of its scope: everything optional, saved together. */
export function ParticularsForm({ report }: { report: Report }) {
  const editor = useParticularsEditor(report);
  return (
    <form
      noValidate
      aria-label="Report particulars"
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        editor.save();
      }}
    >
      <LeaveGuard when={editor.isDirty} onLeave={editor.discard} />
      {GROUPS.map(({ title, fields }) => (
        <fieldset key={title} className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-3 text-sm font-semibold">{title}</legend>
          {fields.map((field) => (
            <Particular key={field.name} field={field} editor={editor} />
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={editor.isSaving} disabled={!editor.isDirty}>
          Save particulars
        </Button>
        {editor.isDirty && (
          <Button variant="outline" disabled={editor.isSaving} onClick={editor.discard}>
            Cancel
          </Button>
        )}
        <span className="text-sm text-muted-foreground">
          All optional. What is left blank is not printed.
        </span>
      </div>
    </form>
  );
}

interface ParticularProps {
  field: ParticularField;
  editor: ReturnType<typeof useParticularsEditor>;
}

function Particular({ field, editor }: ParticularProps) {
  const { name, label, placeholder, rows, isHalf = false } = field;
  const typing = {
    name,
    placeholder,
    value: editor.textOf(name),
    onChange: ({ target }: { target: { value: string } }) => {
      editor.write(name, target.value);
    },
  };
  return (
    <Field label={label} error={editor.errorOf(name)} className={isHalf ? '' : 'sm:col-span-2'}>
      {(control) =>
        rows === undefined ? (
          <Input {...control} {...typing} autoComplete="off" />
        ) : (
          <Textarea {...control} {...typing} rows={rows} />
        )
      }
    </Field>
  );
}
