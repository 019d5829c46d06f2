import { useNavigation } from 'react-router';

/** A fine line along the top while the next screen is on its way. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-[60] h-0.5 overflow-hidden"
    >
      <div className="animate-route-progress h-full w-1/3 bg-signal" />
    </div>
  );
}
