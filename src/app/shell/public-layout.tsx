import { Outlet } from 'react-router';
import { Header } from './header';

/** The layout of public screens other than the landing page. */
export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col overflow-hidden px-4 pt-36 pb-24 max-sm:mt-16 max-sm:pt-20 sm:px-6"
      >
        <Outlet />
      </main>
    </div>
  );
}
