import { PreviewDetails } from '@/document/preview/details';
import type { PreviewProps } from '@/document/preview/preview-face';
import { StoredPicture } from '@/document/preview/stored-picture';
import style from '@/document/preview/report-preview.module.css';
import part from '@/document/preview/preview-parts.module.css';
import type { Signature } from './model';

export function Preview({ content }: PreviewProps<Signature>) {
  const { heading, lines, label, picture } = content;
  return (
    <section className={part.signature}>
      <h3 className={style.schedule}>{heading}</h3>
      <PreviewDetails details={lines} />
      <div className={part.signHere}>
        <span className={part.note}>{label}</span>
        {picture && <StoredPicture picture={picture} className={part.signaturePicture} />}
      </div>
    </section>
  );
}
