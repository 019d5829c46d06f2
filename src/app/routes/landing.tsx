import { useEffect } from 'react';
import { Header } from '../shell/header';
import { PageTitle } from '@/components/page-title';
import { Features } from '@/features/landing/components/features';
import { Footer } from '@/features/landing/components/footer';
import { Hero } from '@/features/landing/components/hero';
import { Pricing } from '@/features/landing/components/pricing';
import { Steps } from '@/features/landing/components/steps';
import { LateSignUp } from '../late-sign-up';
import { Section } from '@/features/landing/components/section';

interface LandingProps {
  /** True where the page has no toaster; the sign-up form then adds one. */
  bringsToaster?: boolean;
}

export function Component({ bringsToaster = false }: LandingProps) {
  // The browser looked for the anchor before the page was rendered.
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <PageTitle>Save Days on Inspection Reports</PageTitle>
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Features />
        <Steps />
        <Pricing />
        <Section
          id="signup"
          title="Early access"
          intro="Leave your address to hear when there is more to try."
        >
          <div className="max-w-lg">
            <LateSignUp bringsToaster={bringsToaster} />
          </div>
        </Section>
      </main>
      <Footer />
    </>
  );
}
