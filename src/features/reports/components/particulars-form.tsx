import { Button } from '@/components/ui/button';
import { LeaveGuard } from '@/components/leave-guard';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { findField, FORM_FIELDS, findFormField } from '@shared/report-fields';
import type { ParticularName } from '../details/report-particulars';
import type { Report } from '../schema';
import { useParticularsEditor } from '../use-particulars-editor';

const GROUPS = [...new Set(FORM_FIELDS.map((name) => findFormField(name).group))];

/** A report's details about its site, itself and its scope: all optional, saved together. */
export function ParticularsForm({ report }: { report: Report }) {
  const editor = useParticularsEditor(report);
  return (
    <Form
      aria-label="Report particulars"
      className="space-y-6"
      onSubmit={editor.save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        editor.save();
      }}
    >
      <LeaveGuard when={editor.isDirty} onLeave={editor.discard} />
      {GROUPS.map((group) => (
        <fieldset key={group} className="grid gap-4 @md:grid-cols-2">
          <legend className="mb-3 text-sm font-semibold">{group}</legend>
          {FORM_FIELDS.filter((name) => findFormField(name).group === group).map((name) => (
            <Particular key={name} name={name} editor={editor} />
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
    </Form>
  );
}

interface ParticularProps {
  name: ParticularName;
  editor: ReturnType<typeof useParticularsEditor>;
}

function Particular({ name, editor }: ParticularProps) {
  const { label = findField(name).label, example, rows, isHalf = false } = findFormField(name);
  const typing = {
    name,
    placeholder: example,
    most: findField(name).most,
    value: editor.readText(name),
    onText: (text: string) => {
      editor.write(name, text);
    },
  };
  return (
    <Field label={label} error={editor.findError(name)} className={isHalf ? '' : '@md:col-span-2'}>
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
