import { useId } from 'react';
import { type Letterhead, pictureAddress } from '@/records/letterhead';

/** The firm's strip and the author's signature block, on white paper in any theme. */
export function LetterheadPreview({ letterhead }: { letterhead: Letterhead }) {
  const id = useId();
  const isBlank = Object.values(letterhead).every((value) => value === null || value === '');
  return (
    <aside aria-labelledby={id} className="min-w-0 lg:sticky lg:top-24 lg:row-span-2">
      <h2 id={id} className="mb-3 text-sm font-medium text-muted-foreground">
        As it will stand in your reports
      </h2>
      <div
        translate="no"
        className="rounded-lg border bg-white p-5 text-[0.8125rem] leading-snug wrap-anywhere text-neutral-900"
      >
        {isBlank ? (
          <p className="text-neutral-600">Nothing yet. What you enter is shown here.</p>
        ) : (
          <>
            <FirmStrip firm={letterhead} />
            <div aria-hidden className="mt-5 mb-8 space-y-2">
              <div className="h-1.5 w-2/3 rounded-sm bg-neutral-200" />
              <div className="h-1.5 rounded-sm bg-neutral-100" />
              <div className="h-1.5 rounded-sm bg-neutral-100" />
              <div className="h-1.5 w-4/5 rounded-sm bg-neutral-100" />
            </div>
            <SignatureBlock author={letterhead} />
          </>
        )}
      </div>
    </aside>
  );
}

function FirmStrip({ firm }: { firm: Letterhead }) {
  const reached = [firm.firm_phone, firm.firm_email, firm.firm_website].filter(isSaid);
  return (
    <div className="flex items-start gap-4 border-b border-neutral-300 pb-4">
      {firm.logo && (
        <img src={pictureAddress(firm.logo)} alt="Logo" className="max-h-14 max-w-[40%] shrink-0" />
      )}
      <div className="ml-auto min-w-0 text-right">
        {isSaid(firm.firm_name) && <p className="font-semibold">{firm.firm_name}</p>}
        {isSaid(firm.firm_address) && (
          <p translate="no" className="whitespace-pre-line">
            {firm.firm_address}
          </p>
        )}
        {reached.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        {isSaid(firm.firm_registration) && (
          <p className="mt-1 text-[0.6875rem] text-neutral-600">{firm.firm_registration}</p>
        )}
      </div>
    </div>
  );
}

function SignatureBlock({ author }: { author: Letterhead }) {
  const name = [author.author_name, author.author_letters].filter(isSaid).join(' ');
  return (
    <div className="w-4/5">
      <div className="flex h-14 items-end border-b border-neutral-400 pb-1">
        {author.signature && (
          <img
            src={pictureAddress(author.signature)}
            alt="Signature"
            className="max-h-full max-w-full"
          />
        )}
      </div>
      {name !== '' && <p className="mt-1 font-semibold">{name}</p>}
      {isSaid(author.author_membership) && <p>Membership no. {author.author_membership}</p>}
      {isSaid(author.firm_name) && <p>{author.firm_name}</p>}
    </div>
  );
}

const isSaid = (text: string) => text.trim() !== '';
