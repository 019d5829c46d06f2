import { cn } from '@/lib/cn';
import { COLUMNS } from '../edit/observation-cells';

const HEADINGS = ['#', 'Photo', 'Element Description', 'Defect', 'Recommendation', 'Actions'];

/** The columns' names; at phone width, where rows are cards, for screen readers only. */
export function ObservationsHead() {
  return (
    <thead
      role="rowgroup"
      // Under the fixed header, whose height is 4rem.
      className="block max-md:sr-only md:sticky md:top-16 md:z-20"
    >
      <tr
        role="row"
        className={cn(
          COLUMNS,
          'block border-b-2 border-foreground/80 bg-background px-2 pt-2 pb-2',
        )}
      >
        {HEADINGS.map((heading) => (
          <th
            key={heading}
            role="columnheader"
            scope="col"
            className="block text-left text-sm font-semibold"
          >
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}
