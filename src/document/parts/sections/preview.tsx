import { PreviewBlocks } from '@/document/preview/block';
import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import type { Sections } from './model';

export function Preview({ content }: PreviewProps<Sections>) {
  return (
    <>
      <h3 className={style.schedule}>{content.heading}</h3>
      {content.sections.map(({ heading, blocks }) => (
        <section key={heading}>
          <h4 className={style.section}>{heading}</h4>
          <PreviewBlocks blocks={blocks} />
        </section>
      ))}
    </>
  );
}
