/** A command of the table's keys. */
export type KeyCommand =
  | 'next'
  | 'previous'
  | 'edit-defect'
  | 'edit-element'
  | 'edit-recommendation'
  | 'accept'
  | 'note'
  | 'open-photo'
  | 'draw'
  | 'move-to'
  | 'location'
  | 'judgement'
  | 'urgency'
  | 'time'
  | 'caption'
  | 'select'
  | 'select-range'
  | 'extend-down'
  | 'extend-up'
  | 'select-all'
  | 'clear'
  | 'to-bar'
  | 'undo'
  | 'search'
  | 'help';

interface Binding {
  command: KeyCommand;
  /** Values of `KeyboardEvent.key`, in lower case. */
  keys: readonly string[];
  hasShift?: true;
  hasControl?: true;
}

/** Every key of the table, for the handler and the sheet. */
const BINDINGS: readonly Binding[] = [
  { command: 'next', keys: ['j', 'arrowdown'] },
  { command: 'previous', keys: ['k', 'arrowup'] },
  { command: 'edit-defect', keys: ['enter', 'd'] },
  { command: 'edit-element', keys: ['e'] },
  { command: 'edit-recommendation', keys: ['r'] },
  { command: 'accept', keys: ['a'] },
  { command: 'note', keys: ['n'] },
  { command: 'open-photo', keys: ['p'] },
  { command: 'draw', keys: ['d'], hasShift: true },
  { command: 'move-to', keys: ['m'] },
  { command: 'location', keys: ['l'] },
  { command: 'judgement', keys: ['s'] },
  { command: 'urgency', keys: ['u'] },
  { command: 'time', keys: ['t'] },
  { command: 'caption', keys: ['c'] },
  { command: 'select', keys: ['x', ' '] },
  { command: 'select-range', keys: ['x'], hasShift: true },
  { command: 'extend-down', keys: ['arrowdown', 'j'], hasShift: true },
  { command: 'extend-up', keys: ['arrowup', 'k'], hasShift: true },
  { command: 'select-all', keys: ['a'], hasControl: true },
  { command: 'clear', keys: ['escape'] },
  { command: 'to-bar', keys: ['b'] },
  { command: 'undo', keys: ['z'], hasControl: true },
  { command: 'search', keys: ['/'] },
  { command: 'help', keys: ['?'] },
];

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

/** Describes each command on the sheet of keys; `judged` is the report's scale. */
const SAYS: Record<KeyCommand, (judged: string) => string> = {
  next: () => 'Next row',
  previous: () => 'Row before',
  'edit-defect': () => 'Edit the defect',
  'edit-element': () => 'Edit the element',
  'edit-recommendation': () => 'Edit the recommendation',
  accept: () => 'Accept and go to the next unchecked row; keep judgements of a previous wording',
  note: () => 'Write a note on the photo',
  'open-photo': () => 'Open the photo in full size',
  draw: () => 'Draw on the photo',
  'move-to': () => 'Move to another number',
  location: () => 'Set the location',
  judgement: (judged) => `Set the ${judged}`,
  urgency: () => 'Set the urgency',
  time: () => 'Set the time of the photo',
  caption: () => 'Write the photo’s caption',
  select: () => 'Select the row, or take it out',
  'select-range': () => 'Select all rows from the last one selected',
  'extend-down': () => 'Select downwards',
  'extend-up': () => 'Select upwards',
  'select-all': () => 'Select all rows shown',
  clear: () => 'Clear the selection',
  'to-bar': () => 'Go to the bar of the selected rows',
  undo: () => 'Take the last change of particulars back',
  search: () => 'Search the rows',
  help: () => 'Show the keys',
};

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

const GROUPS: readonly { title: string; commands: readonly KeyCommand[] }[] = [
  {
    title: 'Rows',
    commands: [
      'next',
      'previous',
      'accept',
      'edit-defect',
      'edit-element',
      'edit-recommendation',
      'note',
      'open-photo',
      'draw',
      'move-to',
    ],
  },
  { title: 'Particulars', commands: ['location', 'judgement', 'urgency', 'time', 'undo'] },
  {
    title: 'Selection',
    commands: [
      'select',
      'select-range',
      'extend-down',
      'extend-up',
      'select-all',
      'to-bar',
      'clear',
    ],
  },
  { title: 'Screen', commands: ['search', 'help'] },
];

/** Every key and its description in groups, for the sheet. */
export function listKeys(judged: string): { title: string; keys: readonly KeyHelp[] }[] {
  return [
    ...GROUPS.map(({ title, commands }) => ({
      title,
      keys: commands.map((command) => ({
        keys: shownKeys(command),
        does: SAYS[command](judged),
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

function shownKeys(command: KeyCommand): string {
  return BINDINGS.filter((binding) => binding.command === command)
    .flatMap(({ keys, hasShift, hasControl }) =>
      keys.map(
        (key) =>
          `${hasControl ? 'Ctrl+' : ''}${hasShift ? 'Shift+' : ''}${SHOWN[key] ?? key.toUpperCase()}`,
      ),
    )
    .join(' or ');
}
