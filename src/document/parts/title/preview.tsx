import { PreviewDetails } from '@/document/preview/details';
import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import type { Title } from './model';

export function Preview({ content: { title, details } }: PreviewProps<Title>) {
  return (
    <>
      <h2 className={style.title} dir="auto">
        {title}
      </h2>
      <PreviewDetails details={details} />
    </>
  );
}
