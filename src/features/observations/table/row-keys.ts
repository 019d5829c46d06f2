interface Binding {
  /** Values of `KeyboardEvent.key`, in lower case. */
  keys: readonly string[];
  hasShift?: true;
  hasControl?: true;
  /** A function of the report's scale, where it names that. */
  does: string | ((judged: string) => string);
}

/** Every key of the table, in the groups of the sheet, for the handler and the sheet. */
const KEYS = {
  Rows: {
    next: { keys: ['j', 'arrowdown'], does: 'Next row' },
    previous: { keys: ['k', 'arrowup'], does: 'Row before' },
    accept: {
      keys: ['a'],
      does: 'Accept and go to the next unchecked row; keep judgements of a previous wording',
    },
    'edit-defect': { keys: ['enter', 'd'], does: 'Edit the defect' },
    'edit-element': { keys: ['e'], does: 'Edit the element' },
    'edit-recommendation': { keys: ['r'], does: 'Edit the recommendation' },
    note: { keys: ['n'], does: 'Write a note on the photo' },
    'open-photo': { keys: ['p'], does: 'Open the photo in full size' },
    draw: { keys: ['d'], hasShift: true, does: 'Draw on the photo' },
    caption: { keys: ['c'], does: 'Write the photo’s caption' },
    'move-to': { keys: ['m'], does: 'Move to another number' },
  },
  Particulars: {
    location: { keys: ['l'], does: 'Set the location' },
    judgement: { keys: ['s'], does: (judged: string) => `Set the ${judged}` },
    urgency: { keys: ['u'], does: 'Set the urgency' },
    time: { keys: ['t'], does: 'Set the time of the photo' },
    undo: { keys: ['z'], hasControl: true, does: 'Take the last change of particulars back' },
  },
  Selection: {
    select: { keys: ['x', ' '], does: 'Select the row, or take it out' },
    'select-range': {
      keys: ['x'],
      hasShift: true,
      does: 'Select all rows from the last one selected',
    },
    'extend-down': { keys: ['arrowdown', 'j'], hasShift: true, does: 'Select downwards' },
    'extend-up': { keys: ['arrowup', 'k'], hasShift: true, does: 'Select upwards' },
    'select-all': { keys: ['a'], hasControl: true, does: 'Select all rows shown' },
    'to-bar': { keys: ['b'], does: 'Go to the bar of the selected rows' },
    clear: { keys: ['escape'], does: 'Clear the selection' },
  },
  Screen: {
    search: { keys: ['/'], does: 'Search the rows' },
    help: { keys: ['?'], does: 'Show the keys' },
  },
} as const satisfies Record<string, Record<string, Binding>>;

/** A command of the table's keys. */
export type KeyCommand = {
  [Title in keyof typeof KEYS]: keyof (typeof KEYS)[Title];
}[keyof typeof KEYS];

const BINDINGS = Object.values<Record<string, Binding>>(KEYS).flatMap((group) =>
  Object.entries(group).map(([command, binding]) => ({
    command: command as KeyCommand,
    ...binding,
  })),
);

/** A focused button handles these itself. */
const OF_BUTTONS = ['enter', ' '];
/** Some keyboards need Shift for these, others do not. */
const SIGNS = ['/', '?'];

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of the pressed keys; null for none. `isOnControl` means that a button or a checkbox has the focus. */
export function findCommand(pressed: Pressed, isOnControl: boolean): KeyCommand | null {
  if (pressed.altKey) return null;
  const key = pressed.key.toLowerCase();
  if (isOnControl && OF_BUTTONS.includes(key)) return null;
  const found = BINDINGS.find(
    ({ keys, hasShift = false, hasControl = false }) =>
      keys.includes(key) &&
      (SIGNS.includes(key) || hasShift === pressed.shiftKey) &&
      hasControl === (pressed.ctrlKey || pressed.metaKey),
  );
  return found?.command ?? null;
}

interface KeyHelp {
  keys: string;
  does: string;
}

/** Keys with one handler each, outside the list of bindings. */
const WHILE_EDITING: readonly KeyHelp[] = [
  { keys: 'Ctrl+Enter', does: 'Save, and edit the next unchecked row' },
  { keys: '/', does: 'Phrases to take, at the beginning of a word' },
  { keys: '↓', does: 'To the phrases that are offered; Enter takes one' },
  { keys: 'Tab', does: 'To the next gap of a phrase, then to the next text' },
  { keys: 'Escape', does: 'Give up what was typed' },
];

const WHILE_CARRYING: readonly KeyHelp[] = [
  { keys: 'Space', does: 'On the handle: lift the row, and drop it' },
  { keys: '↑ ↓', does: 'One place up or down' },
  { keys: 'Page Up, Page Down', does: 'Ten places up or down' },
  { keys: 'Home, End', does: 'To the first place, or the last' },
  { keys: 'Digits', does: 'To the place with that number' },
  { keys: 'Escape', does: 'Put it back' },
];

const ON_PHOTO: readonly KeyHelp[] = [
  { keys: 'Shift+← →', does: 'Move the photo to the left or the right' },
  { keys: 'Enter', does: 'Open the photo in full size' },
];

const IN_CHOICES: readonly KeyHelp[] = [
  { keys: 'Letter or digit', does: 'Choose what it stands beside' },
  { keys: '← →', does: 'From choice to choice' },
  { keys: 'Enter', does: 'The same as in the row before' },
  { keys: 'U', does: 'Take the last row back' },
  { keys: 'Escape', does: 'Back to the choice before' },
];

/** Every key and its description in groups, for the sheet; `judged` is the report's scale. */
export function listKeys(judged: string): { title: string; keys: readonly KeyHelp[] }[] {
  return [
    ...Object.entries<Record<string, Binding>>(KEYS).map(([title, group]) => ({
      title,
      keys: Object.values(group).map((binding) => ({
        keys: shownKeys(binding),
        does: typeof binding.does === 'string' ? binding.does : binding.does(judged),
      })),
    })),
    { title: 'While editing', keys: WHILE_EDITING },
    { title: 'While carrying a row', keys: WHILE_CARRYING },
    { title: 'On a photo beside the first', keys: ON_PHOTO },
    { title: 'In a photo’s choices', keys: IN_CHOICES },
  ];
}

const SHOWN: Record<string, string> = {
  arrowdown: '↓',
  arrowup: '↑',
  enter: 'Enter',
  escape: 'Escape',
  ' ': 'Space',
};

function shownKeys({ keys, hasShift, hasControl }: Binding): string {
  return keys
    .map(
      (key) =>
        `${hasControl ? 'Ctrl+' : ''}${hasShift ? 'Shift+' : ''}${SHOWN[key] ?? key.toUpperCase()}`,
    )
    .join(' or ');
}
