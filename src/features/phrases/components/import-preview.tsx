import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { cn } from '@/lib/cn';
import { ENCODINGS, type Encoding } from '../file/decode-text';
import type { ColumnRole } from '../file/heads';
import { listPhrases } from '../file/list-phrases';
import type { ReadFile } from '../file/read-phrases';
import { FIELD_NAMES, type NewPhrase, withoutKnown } from '../schema';

const ROLES = {
  '': 'Left out',
  ...FIELD_NAMES,
  field: 'Names its field',
  text: 'Phrase',
};
const SHOWN = 5;

interface ImportPreviewProps {
  read: ReadFile;
  known: readonly NewPhrase[];
  isBusy: boolean;
  onEncoding: (encoding: Encoding) => void;
  onAdd: (phrases: readonly NewPhrase[]) => void;
  onClose: () => void;
}

/** A file's first lines with each column's use, before anything is stored. */
export function ImportPreview({ read, known, ...props }: ImportPreviewProps) {
  const [held, setHeld] = useState({ read, table: read });
  // Columns chosen for one encoding may not fit another.
  const table = held.read === read ? held.table : read;
  const setTable = (changed: ReadFile) => {
    setHeld({ read, table: changed });
  };
  const { phrases, tooLong } = listPhrases(table);
  const news = withoutKnown(phrases, known);
  return (
    <Dialog open onOpenChange={props.onClose}>
      <DialogContent
        title="Is this how the file reads?"
        className="max-h-[90dvh] max-w-3xl overflow-y-auto"
      >
        <PreviewTable table={table} onChange={setTable} />
        <div className="flex flex-wrap items-end gap-4">
          {read.isGuessed && read.encoding && (
            <Field label="If letters are wrong, choose another encoding" className="max-w-sm">
              {(control) => (
                <Select
                  {...control}
                  options={ENCODINGS}
                  value={read.encoding ?? ''}
                  onChoose={props.onEncoding}
                />
              )}
            </Field>
          )}
          <label className="flex min-h-10 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-signal"
              checked={table.hasHead}
              onChange={({ target }) => {
                setTable({ ...table, hasHead: target.checked });
              }}
            />
            The first line names the columns
          </label>
        </div>
        <p role="status" className="text-sm text-muted-foreground">
          {phrases.length === 0
            ? 'No phrases were found: say what a column is for.'
            : `${String(news.length)} of ${String(phrases.length)} phrases are new.`}
          {tooLong > 0 && ` ${String(tooLong)} longer than 1,000 characters are left out.`}
        </p>
        <DialogFooter>
          <Button variant="outline" disabled={props.isBusy} onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            variant="signal"
            busy={props.isBusy}
            disabled={news.length === 0}
            onClick={() => {
              props.onAdd(news);
            }}
          >
            {news.length === 1 ? 'Add one phrase' : `Add ${String(news.length)} phrases`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface PreviewTableProps {
  table: ReadFile;
  onChange: (table: ReadFile) => void;
}

function PreviewTable({ table, onChange }: PreviewTableProps) {
  const { rows, roles, hasHead } = table;
  return (
    <div
      className="overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label="First lines of the file"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {roles.map((role, at) => (
              <th key={at} className="min-w-36 p-1 align-top">
                <Select<ColumnRole | ''>
                  aria-label={`What column ${String(at + 1)} is for`}
                  className="h-9 px-2 font-normal pointer-coarse:h-9"
                  options={ROLES}
                  value={role ?? ''}
                  onChoose={(chosen) => {
                    onChange({ ...table, roles: roles.with(at, chosen || null) });
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows
            .slice(hasHead ? 1 : 0)
            .slice(0, SHOWN)
            .map((row, line) => (
              <tr key={line}>
                {row.map((cell, at) => (
                  <td
                    key={at}
                    translate="no"
                    className={cn(
                      'max-w-72 p-2 align-top wrap-anywhere whitespace-pre-line',
                      roles[at] === null && 'text-muted-foreground line-through',
                    )}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
