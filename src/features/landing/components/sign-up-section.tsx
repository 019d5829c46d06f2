import type { ReactNode } from 'react';
import { Section } from './section';

export function SignUpSection({ children }: { children: ReactNode }) {
  return (
    <Section
      id="signup"
      title="Early access"
      intro="Leave your address to hear when there is more to try."
    >
      <div className="max-w-lg">{children}</div>
    </Section>
  );
}
