import { NavLink } from 'react-router';

const SCREENS = [
  { name: 'Preview', path: '/preview' },
  { name: 'Export', path: '/export' },
] as const;

/** The two screens of step 4: the report as it prints, and its files. */
export function WizardSwitch({ reportId }: { reportId: string }) {
  return (
    <nav aria-label="Step 4" className="flex rounded-md border bg-muted p-0.5 print:hidden">
      {SCREENS.map(({ name, path }) => (
        <NavLink
          key={path}
          to={`${path}/${reportId}`}
          className="flex h-8 items-center rounded-[5px] px-3 text-sm text-muted-foreground hover:text-foreground aria-[current=page]:bg-card aria-[current=page]:font-medium aria-[current=page]:text-foreground pointer-coarse:h-10"
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
