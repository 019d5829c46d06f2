import type { CSSProperties } from 'react';
import type { PlacedPart, ReportModel } from '../parts/build-report-model';
import type { PartName } from '../parts/part-list';
import { PREVIEW_OF } from '../parts/tables/preview';
import style from '../preview/report-preview.module.css';
import {
  CELL,
  COLOUR,
  DETAIL_LABEL_WIDTH,
  LEADING,
  MARK,
  PAGE,
  PICTURE_HEIGHT,
  SIZE,
  SPACE,
} from '../layout/page-layout';

/** The report as its files show it, on a sheet of paper. */
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

const GROUPS = { page: PAGE, size: SIZE, leading: LEADING, space: SPACE, cell: CELL };

const lengths = Object.entries(GROUPS).flatMap(([group, values]) =>
  Object.entries(values).map(([name, value]) => [`--${group}-${name}`, String(value)]),
);
const colours = Object.entries(COLOUR).map(([name, value]) => [`--${name}`, `#${value}`]);

/** The printed page's measures and colours, as variables for its style sheet: '--page-width', '--ink'. */
const PAGE_VARIABLES = Object.fromEntries([
  ...lengths,
  ...colours,
  ['--mark-line', String(MARK.line)],
  ['--mark-casing', String(MARK.casing)],
  ['--mark-colour', `#${MARK.colour}`],
  ['--mark-casingColour', `#${MARK.casingColour}`],
  ['--detail-label', String(DETAIL_LABEL_WIDTH)],
  ['--picture-height', String(PICTURE_HEIGHT)],
]) as CSSProperties;
