import { scopeId } from '@/document/model/outline';
import type { Section } from '@/document/model/report-text';
import { docxBlocks } from '@/document/word/write/blocks';
import { docxHeading } from '@/document/word/write/heading';
import { buildReportBookmark } from '@/document/word/write/bookmarks';
import type { WordFace } from '@/document/word/write/part-writing';

export const WORD: WordFace<readonly Section[]> = (scope, writing, startsPage) =>
  scope.flatMap(({ field, heading, blocks }, index) => {
    const begins = startsPage && index === 0;
    const textBookmark = buildReportBookmark(writing.report, field);
    const place = { id: scopeId(index), level: 1, startsPage: begins, textBookmark } as const;
    return [docxHeading(heading, place, writing), ...docxBlocks(blocks, writing, scopeId(index))];
  });
