import type { Schedule1 } from '@/document/model/report-content';
import type { PreviewProps } from '@/document/preview/preview-face';
import style from '@/document/preview/report-preview.module.css';
import { PreviewDefects } from './preview-defects';
import { PreviewSchedule } from './preview-table';

export function Preview({ content: schedule }: PreviewProps<Schedule1>) {
  return (
    <>
      <h3 className={style.schedule}>{schedule.heading}</h3>
      <Observations {...schedule} />
    </>
  );
}

function Observations(schedule: Schedule1) {
  const { rows, whenEmpty, arrangement, textLabels } = schedule;
  if (rows.length === 0) return <p>{whenEmpty}</p>;
  if (arrangement === 'defects') return <PreviewDefects rows={rows} labels={textLabels} />;
  return <PreviewSchedule {...schedule} />;
}
