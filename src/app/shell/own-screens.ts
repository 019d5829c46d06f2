/** A person's own screens, in the order of the menus. */
export const OWN_SCREENS = [
  { to: '/style', label: 'Writing Style' },
  { to: '/profile', label: 'Firm and Author' },
  { to: '/phrases', label: 'Phrases' },
  { to: '/templates', label: 'Word Templates' },
  { to: '/account', label: 'Your Account' },
];
