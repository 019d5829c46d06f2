import { scopeId } from '@/document/model/outline';
import type { Section } from '@/document/model/report-text';
import { headingBlocks, type PdfFace } from '@/document/pdf/drawing';
import { sectionText, sectionTexts } from '@/document/pdf/section-text';

export const PDF: PdfFace<readonly Section[]> = {
  draw(drawing, scope) {
    scope.forEach(({ heading, blocks }, index) => {
      const id = scopeId(index);
      drawing.sheet.place([
        ...headingBlocks(drawing, 'part', heading, id),
        ...sectionText(drawing, { id, blocks, beneath: 2 }),
      ]);
    });
  },
  texts: sectionTexts,
};
