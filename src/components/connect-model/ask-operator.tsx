import { CopiedLines } from './copied-lines';

/** For an inspector: what a model would add, and a message to an operator who can connect one. */
export function AskOperator({ addresses }: { addresses: string[] }) {
  const whom = addresses.length > 0 ? addresses.join(' or ') : 'whoever runs this Plumbline';
  return (
    <div className="space-y-3 text-sm">
      <p className="[overflow-wrap:anywhere]">
        A model that reads pictures proposes element, defect and recommendation for every photo, and
        you check each row. Only whoever runs this Plumbline can connect one: ask {whom}.
      </p>
      <CopiedLines
        lines={[
          `Could you connect a model to our Plumbline, so that it describes photos? Sign in at ${window.location.origin}, open a report’s photos and choose “Connect a model”.`,
          ...(addresses.length > 0
            ? []
            : ['To be allowed to, run once on the server: npm run operator -- your@address']),
        ]}
      />
    </div>
  );
}
