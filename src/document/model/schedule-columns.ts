import { type Arrangement, photosPerPage } from '@/document/model/report-layout';
import type { DocumentWords } from '../../../supabase/functions/_shared/languages/forms/document';
import type { ColumnKind, Schedule1 } from '@/document/model/report-content';
import type { Scale } from '@/document/model/printed-levels';

const WITH_PHOTOS = ['photo', 'element', 'defect', 'recommendation'] as const;
const BESIDE = ['location', 'element', 'defect', 'recommendation', 'rating'] as const;

/** The columns of an arrangement's table, with their names; none where each defect has a page. */
export function scheduleColumns(
  arrangement: Arrangement,
  scale: Scale,
  words: DocumentWords,
): Pick<Schedule1, 'columns' | 'kinds'> {
  const { columns, parts } = words;
  const [photo, element, defect, recommendation] = columns;
  const names: Record<ColumnKind, string> = {
    photo,
    element,
    defect,
    recommendation,
    number: photo,
    location: words.rows.location,
    rating: scale.isScheme ? parts.schedule.rating : parts.schedule.severity,
  };
  const kinds = kindsOf(arrangement);
  return { kinds, columns: kinds.map((kind) => names[kind]) };
}

export function textLabels({ columns }: DocumentWords): Schedule1['textLabels'] {
  const [, element, defect, recommendation] = columns;
  return { element, defect, recommendation };
}

function kindsOf(arrangement: Arrangement): readonly ColumnKind[] {
  if (arrangement === 'table') return WITH_PHOTOS;
  if (arrangement === 'schedule') return ['photo', ...BESIDE];
  return photosPerPage(arrangement) === null ? [] : ['number', ...BESIDE];
}
