import type { Section } from '@/document/model/report-text';
import { PreviewBlocks } from '@/document/preview/block';
import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';

export function Preview({ content: scope }: PreviewProps<readonly Section[]>) {
  return scope.map(({ heading, blocks }) => (
    <section key={heading}>
      <h3 className={style.schedule}>{heading}</h3>
      <PreviewBlocks blocks={blocks} />
    </section>
  ));
}
