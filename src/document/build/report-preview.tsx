import type { PlacedPart, ReportModel } from '../parts/build-report-model';
import type { PartName } from '../parts/part-list';
import { PREVIEW_OF } from '../parts/tables/preview';
import { PAGE_VARIABLES } from '../preview/page-variables';
import style from '../preview/report-preview.module.css';

/** The report as its files hold it, on a sheet of paper: its parts, one after the other. */
export function ReportPreview({ model }: { model: ReportModel }) {
  return (
    <div className={style.frame} translate="no">
      <article
        className={style.sheet}
        aria-label="Report preview"
        lang={model.properties.language}
        data-ranks={model.ranksHeadings || undefined}
        style={PAGE_VARIABLES}
      >
        {model.parts.map((part) => (
          <Part key={part.name} part={part} model={model} />
        ))}
        {model.status !== '' && (
          <footer className={style.foot}>
            {model.foot.map((line) => (
              <p key={line} dir="auto">
                {line}
              </p>
            ))}
          </footer>
        )}
      </article>
    </div>
  );
}

interface PartProps<Name extends PartName> {
  part: PlacedPart<Name>;
  model: ReportModel;
}

function Part<Name extends PartName>({ part, model }: PartProps<Name>) {
  const { name, content } = part;
  return PREVIEW_OF[name]({ content, report: model, outline: model.outline });
}
