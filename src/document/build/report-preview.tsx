import type { ReactNode } from 'react';
import { photosPerPage } from '@/document/model/report-layout';
import type { ReportModel } from '@/document/model/report-model';
import type { Section } from '@/document/model/report-text';
import type { PartName } from '@/document/model/report-parts';
import { PreviewCover, PreviewDetails } from '@/document/parts/cover/preview';
import { PreviewDefects } from '@/document/parts/schedule/preview-defects';
import {
  PreviewContents,
  PreviewPhotoList,
  PreviewRevisions,
  PreviewSignature,
} from '@/document/parts/contents/preview';
import { PreviewPhotoPages } from '@/document/parts/photo-pages/preview';
import { PreviewSchedule } from '@/document/parts/schedule/preview-table';
import { PreviewRatings, PreviewSummary } from '@/document/parts/summary/preview';
import { PreviewBlock } from '@/document/preview/block';
import { PAGE_VARIABLES } from '@/document/preview/page-variables';
import style from '@/document/preview/report-preview.module.css';

/** The report as its files hold it, on a sheet of paper: its parts, one after the other. */
export function ReportPreview({ model }: { model: ReportModel }) {
  return (
    <div className={style.frame}>
      <article
        className={style.sheet}
        aria-label="Report preview"
        lang={model.properties.language}
        style={PAGE_VARIABLES}
      >
        {model.order.map(({ name }) => (
          <Part key={name} name={name} model={model} />
        ))}
      </article>
    </div>
  );
}

const PARTS: Record<PartName, (model: ReportModel) => ReactNode> = {
  cover: ({ cover, title, schedule1 }) =>
    cover && <PreviewCover cover={cover} title={title} rows={schedule1.rows} />,
  title: ({ title, details }) => (
    <>
      <h2 className={style.title} dir="auto">
        {title}
      </h2>
      <PreviewDetails details={details} />
    </>
  ),
  revisions: ({ revisions }) => revisions && <PreviewRevisions revisions={revisions} />,
  contents: (model) =>
    model.contents && <PreviewContents heading={model.contents.heading} model={model} />,
  summary: ({ summary }) => summary && <PreviewSummary summary={summary} />,
  scope: ({ scope }) =>
    scope.map(({ heading, blocks }) => (
      <section key={heading}>
        <h3 className={style.schedule}>{heading}</h3>
        <Blocks blocks={blocks} />
      </section>
    )),
  schedule1: ({ schedule1 }) => (
    <>
      <h3 className={style.schedule}>{schedule1.heading}</h3>
      <Observations {...schedule1} />
    </>
  ),
  photographs: ({ photographs, schedule1: { arrangement, rows } }) => {
    const perPage = photosPerPage(arrangement);
    return (
      photographs &&
      perPage && <PreviewPhotoPages heading={photographs.heading} rows={rows} perPage={perPage} />
    );
  },
  schedule2: ({ schedule2 }) => (
    <>
      <h3 className={style.schedule}>{schedule2.heading}</h3>
      {schedule2.sections.map(({ heading, blocks }) => (
        <section key={heading}>
          <h4 className={style.section}>{heading}</h4>
          <Blocks blocks={blocks} />
        </section>
      ))}
    </>
  ),
  signature: ({ signature }) => signature && <PreviewSignature signature={signature} />,
  closing: ({ closingNote, authorship }) => (
    <>
      <p className={style.closingNote}>{closingNote}</p>
      {authorship !== null && <p className={style.authorship}>{authorship}</p>}
    </>
  ),
  ratings: ({ ratings }) => ratings && <PreviewRatings ratings={ratings} />,
  photo_list: ({ photoList }) => photoList && <PreviewPhotoList photoList={photoList} />,
};

function Part({ name, model }: { name: PartName; model: ReportModel }) {
  return PARTS[name](model);
}

function Observations(schedule1: ReportModel['schedule1']) {
  const { rows, whenEmpty, arrangement, textLabels } = schedule1;
  if (rows.length === 0) return <p>{whenEmpty}</p>;
  if (arrangement === 'defects') return <PreviewDefects rows={rows} labels={textLabels} />;
  return <PreviewSchedule {...schedule1} />;
}

function Blocks({ blocks }: Pick<Section, 'blocks'>) {
  return blocks.map((block, position) => <PreviewBlock key={position} block={block} />);
}
