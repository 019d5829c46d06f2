import { listHeadings, scopeId } from '@/document/model/outline';
import type { PartModel } from '@/document/model/part-model';
import type { Section } from '@/document/model/report-text';

export const MODEL: PartModel<readonly Section[]> = {
  build: ({ report: { scope } }) => (scope.length > 0 ? scope : null),
  outline: (scope) =>
    scope.flatMap(({ heading, blocks }, index) => [
      { id: scopeId(index), level: 1 as const, text: heading },
      ...listHeadings(scopeId(index), blocks),
    ]),
  isBody: true,
};
