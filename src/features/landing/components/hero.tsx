import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { AppLink } from '@/components/app-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Elevation } from '../elevation/elevation';

export function Hero() {
  return (
    <section className="mx-auto grid max-w-7xl gap-x-16 gap-y-14 px-4 pt-32 pb-20 sm:px-6 sm:pt-40 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-end lg:px-8 lg:pb-28">
      <div className="lg:pb-6">
        <p className="text-sm font-medium text-signal">
          For civil and building engineers who inspect
        </p>
        <h1 className="mt-5 text-[clamp(2.5rem,6vw,4.75rem)] leading-[1.02] font-semibold tracking-[-0.04em]">
          Save Days on Inspection Reports
        </h1>
        <p className="mt-7 max-w-[34rem] text-lg leading-relaxed text-muted-foreground">
          Plumbline analyses your site images and produces a professional report in minutes. You
          check and correct every line before it is printed.
        </p>
        <div className="mt-10 flex flex-wrap items-center gap-3">
          <DemoButton />
          <a href="#wireframes" className={buttonStyle({ variant: 'outline', size: 'lg' })}>
            See the four steps
          </a>
        </div>
      </div>
      <Sheet />
    </section>
  );
}

/** The call to action; its text has the specification's default. */
function DemoButton({ children = 'Try Demo' }: { children?: ReactNode }) {
  return (
    <AppLink to="/reports" className={buttonStyle({ size: 'lg' })}>
      {children}
      <ArrowRight aria-hidden />
    </AppLink>
  );
}

const ROWS = [
  {
    element: 'Brickwork below window',
    defect: 'Stepped crack following the mortar joints',
    recommendation: 'Monitor; find the cause before any repair',
  },
  {
    element: 'Brickwork above lintel',
    defect: 'Stepped crack rising from the bearing',
    recommendation: 'Have the bearing opened up and checked',
  },
  {
    element: 'Window sill',
    defect: 'Open joint at the end of the sill',
    recommendation: 'Rake out and reseal the joint',
  },
];

/** From a marked-up wall to the report's rows, on one drawing sheet. */
function Sheet() {
  return (
    <figure className="border border-foreground bg-card">
      <div className="p-4 sm:p-5">
        <Elevation />
      </div>
      <figcaption className="border-t border-foreground text-[0.8125rem] leading-snug">
        <ol>
          {ROWS.map(({ element, defect, recommendation }, index) => (
            <li
              key={element}
              className="grid grid-cols-[1.5rem_1fr] gap-x-3 border-t px-4 py-2.5 first:border-t-0 sm:grid-cols-[1.5rem_2fr_3fr_3fr] sm:px-5"
            >
              <span className="tabular row-span-3 font-semibold text-signal sm:row-span-1">
                {index + 1}
              </span>
              <span className="font-medium sm:font-normal">{element}</span>
              <span>{defect}</span>
              <span className="text-muted-foreground">{recommendation}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
