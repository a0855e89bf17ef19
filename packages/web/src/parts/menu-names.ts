// What the table's menu can offer, in its order.
export const MENU_ITEMS = [
  'guide',
  'hints',
  'orders',
  'messages',
  'places',
  'cards',
  'odds',
  'rules',
  'shuffles',
  'notes',
  'keys',
  'games',
  'screen',
  'keeping',
  'settings',
  'account',
  'end',
] as const;
export type MenuItem = (typeof MENU_ITEMS)[number];
