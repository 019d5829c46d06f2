import { useId } from 'react';
import { Confirm } from '@/components/ui/confirm';
import { Select } from '@/components/ui/select';
import { counted } from '@/lib/counted';
import { isMeasured, listLevels, schemeTitle } from '@shared/ratings/list-levels';
import type { LevelInUse } from '../scheme/levels-in-use';
import type { AskedChange } from '../use-scheme-change';

interface MappingDialogProps {
  asked: AskedChange;
  used: readonly LevelInUse[];
  busy: boolean;
  onMap: (code: string, becomes: string) => void;
  onApply: () => void;
  onCancel: () => void;
}

/** Proposes a level of the new scheme for each level in use, to change before it is applied. */
export function MappingDialog(props: MappingDialogProps) {
  const { asked, used, busy, onMap, onApply, onCancel } = props;
  const name = asked.to ? schemeTitle(asked.to, 'en').name : 'No ratings';
  const total = used.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Confirm
      open
      onCancel={onCancel}
      title={`Change to “${name}”?`}
      description={`${counted(total, 'row')} of this report ${total === 1 ? 'is' : 'are'} rated. Each level becomes what you choose here, in all its rows at once; the words of the rows stay. You can take the change back.`}
      confirmLabel="Change scheme"
      busy={busy}
      onConfirm={onApply}
    >
      {asked.to && isMeasured(asked.to) && (
        <p className="text-sm">
          The levels of this scheme rest on measurement and on how easily damage is repaired, so
          none is proposed.
        </p>
      )}
      <ul className="divide-y border-y">
        {used.map((level) => (
          <MappedLevel
            key={level.code}
            level={level}
            to={asked.to}
            becomes={asked.mapping[level.code] ?? ''}
            onMap={onMap}
          />
        ))}
      </ul>
    </Confirm>
  );
}

interface MappedLevelProps {
  level: LevelInUse;
  to: AskedChange['to'];
  becomes: string;
  onMap: (code: string, becomes: string) => void;
}

function MappedLevel({ level: { code, label, rows }, to, becomes, onMap }: MappedLevelProps) {
  const id = useId();
  return (
    <li className="grid items-center gap-2 py-3 sm:grid-cols-2">
      <label htmlFor={id} className="min-w-0 text-sm [overflow-wrap:anywhere]">
        <span className="font-medium">{label === code ? code : `${code} · ${label}`}</span>
        <span className="block text-muted-foreground">{`${counted(rows, 'row')}, becomes`}</span>
      </label>
      <Select
        id={id}
        value={becomes}
        onChoose={(chosen) => {
          onMap(code, chosen);
        }}
      >
        <option value="">Not rated</option>
        {listLevels(to, 'en').map((level) => (
          <option key={level.code} value={level.code}>
            {`${level.code} · ${level.label}`}
          </option>
        ))}
      </Select>
    </li>
  );
}
