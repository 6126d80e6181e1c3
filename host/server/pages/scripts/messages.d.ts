// The messages of the server, by the schemas in the description of the API, and the elements of its pages.
// Do not change this file. This writes it again:
//     BASTIDE_WRITE=1 cargo test -p bastide-server --test api messages

/** An answer was taken. */
export interface Accepted {
  /** the number of the open decision */
  decision: number;
}

/** The data of the page of the own account. */
export interface AccountPage {
  /** null without a session */
  account: null | SignedInAccount;
  /** the host for which passkeys are made */
  host: string | null;
}

/** What a bot would do, and why. */
export interface Advice {
  /** the option in notation */
  line: string;
  /** the number of the option */
  option: number;
  /** the reasons, one sentence each */
  why: string[];
  /** the option in words, without its subject */
  words: string;
}

/** A wish for another game of the same people. */
export interface Again {
  /** whether the viewer may ask for it */
  may: boolean;
  /** whether the viewer wants it */
  mine: boolean;
  /** the address of the next table */
  url: string | null;
  /** the seats whose people have not answered */
  waits: number[];
  /** the seats that want it */
  wants: number[];
}

/** A part of the analysis of a game. */
export interface Analysis {
  /** the moves that had an alternative */
  moves: JudgedMove[];
  /** where the next part begins; null at the end */
  next: number | null;
  /** the number of actions of the game */
  of: number;
}

/** The best move that a search finds, and the chances after it. */
export interface BestMove {
  /** the chance of each seat to win, from 0 to 1 */
  chances: number[] | null;
  /** the option in notation */
  line: string;
  /** the number of the option */
  option: number;
  /** the reasons, one sentence each */
  why: string[];
  /** the option in words, without its subject */
  words: string;
}

/** A better move than a mistake. */
export interface Better {
  /** drawings that ghost uses, by key */
  defs: Record<string, string>;
  /** where the played move is on the board */
  from: Point | null;
  /** what the better move places, as SVG */
  ghost: string | null;
  /** the played move in words */
  played: string;
  /** where the better move is */
  to: Point | null;
  /** the better move in words */
  words: string;
}

/** The board for people who hear the page. */
export interface BoardInWords {
  sections: WordsSection[];
}

/** One sheet of a board in the size of printed tiles. */
export interface BoardSheet {
  /** the height of the paper, in millimeters */
  height: number;
  /** a letter for the row and a number for the column, such as B2 */
  name: string;
  /** the number of sheets of the board */
  sheets: number;
  /** the drawing, as large as the paper */
  svg: string;
  /** the width of the paper, in millimeters */
  width: number;
}

/** What a bot does. */
export interface BotMove {
  /** the action in notation */
  line: string;
}

/** A bundle that was brought. */
export interface Brought {
  /** its length */
  bytes: number;
  expansions: { about: string; id: string; licence: string; source: string; title: string; version: string }[];
  /** the name of its file */
  name: string;
  /** its SHA-256 in hexadecimal digits */
  sha256: string;
}

/** A cell of the board: column and row. */
export type Cell = [number, number];

/** An option of a cell. */
export type CellOption = Described & { cell: Cell; k: "cell" };

/** A ceremony with a passkey that has begun. */
export interface Challenge {
  /** its name */
  ceremony: string;
  /** the options for navigator.credentials, with bytes in base64url */
  options: Record<string, unknown>;
}

/** An option that differs from the edition. */
export interface ChangedOption {
  /** its effect */
  about: string;
  /** what it is called */
  label: string;
  name: string;
  /** what the edition says */
  usual: string;
  /** its value in words */
  value: string;
}

/** The answer to a claim. */
export interface Claimed {
  /** whether the account has got a seat */
  claimed: boolean;
}

/** The time that is left, in milliseconds. */
export interface Clock {
  /** that of each seat, null for a bot */
  left: (number | null)[];
  /** the clock that runs */
  runs: RunningClock | null;
}

/** The scores under each value of an option, if the game ended now. */
export interface Compared {
  /** the scores at this table */
  now: number[];
  /** the values */
  rows: { here: boolean; standing?: number[]; value: string; why?: string }[];
}

/** What options that place no tile have in common. */
export interface Described {
  /** true if another player is asked after it */
  ends?: boolean;
  /** a figure, as SVG */
  fig?: string;
  /** the kind of the figure that it deploys */
  kind?: string;
  /** the place of this kind among all */
  kind_order?: number;
  /** what this kind is called */
  kind_words?: string;
  /** whether the figure lies */
  lying?: boolean;
  /** the number of the option */
  n: number;
  /** the same in numbers */
  points?: string;
  /** the part of a feature on its tile, as SVG */
  shape?: string;
  /** the id of the drawing of a tile */
  tile?: string;
  /** what is done */
  verb: string;
  /** its words */
  w: string;
  /** what the feature is worth, in words */
  worth?: string;
  /** the place of its target on the board, in hundredths of a cell */
  x?: number;
  /** the same from north to south */
  y?: number;
}

/** A document that an option takes, such as a board. */
export interface DocumentRead {
  /** its content as JSON; null if it is not TOML */
  content: Record<string, unknown> | null;
  /** what its plugin says about it: its errors, or hints if it has none */
  remarks: Remark[];
}

/** Names for people who hear the page. */
export interface EarNames {
  /** the names of marked cells by column and row */
  cells: Record<string, string>;
  /** the names of tiles in hand by the ids of their drawings */
  tiles: Record<string, string>;
}

/** An error: the answer to a request with another status than 200. */
export interface Failure {
  /** the number of the open decision, if another one was answered */
  decision?: number;
  /** the message, in the language of the sender */
  error: string;
}

/** A feature under the pointer. */
export interface Feature {
  /** what it is */
  kind: string;
  /** whether it is printed on a cell without a tile: nobody can own it */
  mark?: boolean;
  /** the names of its owners */
  owners: string[];
  /** its parts, as SVG */
  shapes: string[];
  /** what it is worth */
  worth: string | null;
}

/** A field. */
export interface Field {
  /** the seats that own it */
  owners: number[];
  /** its parts, as SVG */
  shapes: string[];
}

/** What the page of a table comes with. */
export interface GamePage {
  first: Message;
  /** the id of the table */
  id: string;
  /** the time of the server, in milliseconds since 1970 */
  now: number;
  /** whether the viewer made the table */
  owner: boolean;
  /** whether seats need a key */
  private: boolean;
}

/** A card of the guide. */
export interface GuideCard {
  id: string;
  /** what happens */
  text: string;
  title: string;
  /** what to do now */
  todo: string;
}

/** Where a person is in the guide through a first game. */
export interface GuideState {
  /** the number of the step, from 1 */
  at: number;
  cards: GuideCard[];
  /** whether these are the last cards */
  last?: boolean;
  /** the number of steps */
  of: number;
  /** whether the game has left the guide */
  off?: boolean;
  /** the number of the option that the guide wants */
  wanted?: number | null;
}

/** The help on a whole table, as far as its settings allow it. */
export interface Help {
  /** the cells at which no tile fits */
  dead?: Cell[];
  /** drawings of tiles by id, as SVG */
  defs: Record<string, string>;
  fields?: Field[];
  /** the points if the game ended now */
  standing?: number[];
  tiles?: { left: number; name: string; tile: string }[];
}

/** Kinds of help. */
export interface HelpSwitches {
  /** hints */
  advice: boolean;
  /** the cells where nothing fits any more */
  dead: boolean;
  /** whose feature is under the pointer, and what it is worth */
  features: boolean;
  /** the fields in colors */
  fields: boolean;
  /** the points if the game ended now */
  standing: boolean;
  /** the tiles that are left */
  tiles: boolean;
}

/** A move, judged. */
export interface JudgedMove {
  /** the best move that was found, in notation; the played one if none is better */
  best: string;
  better?: Better;
  /** the chances of all players to win after it, from 0 to 1 */
  chances: number[];
  /** the standard error of lost */
  error: number;
  /** the expected points that the played move loses against it */
  lost: number;
  /** whether it loses a point or more, and surely so */
  mistake: boolean;
  /** its number, from 1 */
  n: number;
  /** the seat */
  player: number;
  /** the number of its turn */
  turn: number;
}

/** The links of a sender. */
export interface Links {
  /** whether the account of the sender holds all their seats; null without a session */
  account: boolean | null;
  /** those that take own seats to another device */
  links: string[];
  /** whether the sender has made the table */
  owner: boolean;
}

/** A table of the lobby. */
export interface Listed {
  /** when it was made, in milliseconds since 1970 */
  created: number;
  id: string;
  phase: "waiting" | "playing" | "over";
  /** players, rules, turn, scores, who is asked since when, the kind of clock, who left, and the winners */
  summary: Record<string, unknown>;
}

/** What the lobby comes with. */
export interface LobbyPage {
  /** the time of the server, in milliseconds since 1970 */
  now: number;
  /** the number of the last change that it shows */
  number: number;
  /** the tables of the account */
  own: OwnTable[];
}

/** A new table. */
export interface Made {
  id: string;
  /** the key with which people sit down at a private table */
  join: string | null;
  /** the links of these seats */
  links: string[];
  /** the secret of the person who made it */
  owner: string;
  /** the secrets of the seats that were taken */
  secrets: string[];
  /** its address */
  url: string;
}

/** Parts of a page by key. Those under "b/" and "d/" are SVG, those under "h/", "l/" and "c/" are HTML, "m/scored" is what the last action scored or closed, as SVG, "here" is People as JSON, and "state" is a State as JSON. */
export interface Message {
  /** the keys of the parts that are gone */
  del?: string[];
  /** true if these are all parts */
  full?: boolean;
  /** the number of the event */
  id: number;
  /** the parts that changed */
  set: Record<string, string>;
}

/** An earlier moment of a game. */
export interface Moment {
  /** the parts of the page */
  set: Record<string, string>;
  state: Position & Required<Pick<Position, "area" | "turn" | "left">>;
}

/** A move. */
export interface Move {
  /** its number, from 1 */
  n: number;
  /** what followed */
  notes: string[];
  /** who made it */
  player: string;
  /** the points of all players after it */
  scores: number[];
  /** the number of its turn */
  turn: number;
  words: string;
}

/** Who scores what by a move, now and at the end. */
export interface MoveScore {
  after: ScoresOfMove;
  before: ScoresOfMove;
  /** the move in words; empty for a position as it is */
  deeds: string[];
  /** the features, those that are scored first */
  features: { after: null | WorthOfFeature; at: string; before: WorthOfFeature[]; rules: RuleWords[] | null; same: boolean; scored: PointsByRules[]; shapes: string[]; words: string }[];
  /** the question that has to be answered before more can be told */
  open: string | null;
  /** points that come from no feature */
  others: PointsByRules[];
  /** why no move leads to the position */
  refused: null | { option: string; refusals: Refusal[] };
}

/** The moves of a game. */
export interface Moves {
  /** the chances to win after each move, of a game that is over */
  chances: number[][] | null;
  moves: Move[];
  /** the players, in turn order */
  names: string[];
  /** whether the game is over */
  over: boolean;
  standings: Standing[];
  /** what is played */
  table: string;
}

/** A seat has a new link. */
export interface NewLink {
  link: string;
}

/** What the page for a new table comes with. */
export interface NewPage {
  bots: { name: string; strength: boolean }[];
  /** the SHA-256 of the bundle whose rules the table has; empty for those of the server */
  bundle: string;
  /** the colors of players */
  colors: string[];
  /** the plugin that is at every table */
  implied: string;
  plugins: Plugin[];
  profiles: Profile[];
  /** whole tables by id */
  wholes: Record<string, TableRules>;
}

/** Another game. */
export interface Next {
  /** the secrets of own seats */
  secrets?: string[];
  /** its address; null as long as others have not answered */
  url: string | null;
}

/** The ways in which a server tells people that it is their turn. */
export interface NotificationChoices {
  /** whether the server sends mails */
  mail: boolean;
  /** the subscriptions for the seats of the sender */
  mine: Subscription[];
  /** the key with which browsers subscribe, in base64 for URLs; null if the server sends none to browsers */
  push: string | null;
}

/** A tile that lies open beside the board. */
export interface OfferedTile {
  /** whether it is decided about now */
  now: boolean;
  /** the key of its picture */
  tile: string;
}

/** A file that was opened. */
export interface Opened {
  id: string;
  /** the address of its record */
  url: string;
}

/** What can be chosen. */
export type Option = Placement | PlainOption | CellOption | SpanOption | PartOption | PlayerOption | SlotOption | RangeOption;

/** What an option takes. */
export type OptionKind = { is: "switch" | "names" | "text" } | { is: "number"; max: number; min: number } | { is: "choice"; labels: string[]; pictures?: boolean; words: string[] };

/** The account of the sender. */
export interface OwnAccount {
  /** its name */
  name: string;
  /** its open tables */
  tables: OwnTable[];
}

/** An open table of an account. */
export interface OwnTable {
  /** its id */
  id: string;
  /** whether its person has made the table */
  owner: boolean;
  /** the seats of the account */
  seats: number[];
}

/** A table that was read. */
export type Parsed = TableRules & { minutes: number | null; players: { bot: string | null; color: string; name: string }[]; seed: number | null; tiles: number | null; wrong: Wrong[] };

/** An option of a part of a feature, or of a figure. */
export type PartOption = Described & { k: "segment" | "figure" };

/** Who is at a table: the part "here" of a page, as JSON. */
export interface People {
  /** the number of open pages of people without a seat */
  onlookers: number;
  /** the seats in turn order */
  seats: Person[];
}

/** Whether a seat has the table open. */
export interface Person {
  here: boolean;
  /** when the person left who is away, in milliseconds since 1970, if that is known */
  since: number | null;
}

/** Places a tile. */
export interface Placement {
  cell: Cell;
  /** the cells of a piece that has several */
  cells?: Cell[];
  /** true if another player is asked after it */
  ends?: boolean;
  k: "place";
  /** the number of the option */
  n: number;
  /** the id of the drawing of the tile in this turn */
  tile: string;
  /** the quarter turns */
  turn: number;
  /** what is done */
  verb?: string;
  /** words */
  w?: string;
  /** the place of its target on the board, in hundredths of a cell */
  x?: number;
  /** the same from north to south */
  y?: number;
}

/** Where a tile may be placed. */
export interface Places {
  /** the open cells */
  cells: { turns: number[]; words: string; x: number; y: number }[];
}

/** An option without a target, or with a spot on the board. */
export type PlainOption = Described & { k: "none" | "pass" | "spot" };

/** An option of a player. */
export type PlayerOption = Described & { k: "player"; player: number };

/** A plugin. */
export interface Plugin {
  /** its rules */
  about: string;
  conflicts: string[];
  group: "large" | "small" | "promotional" | "own";
  /** how it is played */
  how: string;
  id: string;
  /** whether it comes from a library of the operator */
  library: boolean;
  options: PluginOption[];
  presets: Preset[];
  requires: string[];
  title: string;
  version: string;
}

/** An option of a plugin. */
export interface PluginOption {
  /** its effect */
  about: string;
  /** the default of the first edition */
  first: Value;
  kind: OptionKind;
  /** what it is called */
  label: string;
  name: string;
  /** the default of the new edition */
  new: Value;
  /** its exact rules, in English */
  rules: string;
}

/** a point of the board, in hundredths of a cell */
export type Point = [number, number];

/** Points that a move brings. */
export interface PointsByRules {
  /** the points */
  points: number;
  /** the rules that decide them */
  rules: RuleWords[];
  /** who gets them */
  seat: string;
  /** where they come from */
  words: string;
}

/** A game as a viewer sees it. */
export interface Position {
  /** the seat of the player whose turn it is */
  active?: number;
  /** the first and the last column and row that are shown: west, north, east, south */
  area?: [number, number, number, number];
  /** the seat that is asked */
  asked?: number;
  /** whether the board has an edge */
  bounded?: boolean;
  /** names for people who hear the page */
  ear?: EarNames;
  /** the tiles that were drawn and not placed yet: the ids of their drawings */
  hand?: string[];
  /** the figures that went back to their owners with the last action */
  home?: Walker[];
  /** the number of moves that the viewer knows of */
  known?: number;
  /** the cell of the last tile */
  last?: Cell;
  /** the number of tiles that are left */
  left?: number;
  /** the names of the players, in turn order */
  names?: string[];
  /** the tiles that lie open beside the board and have no owner yet */
  offer?: OfferedTile[];
  /** what the viewer can choose */
  options?: Option[];
  /** whether the game is over */
  over?: boolean;
  /** the points of the last action */
  points?: Scored[];
  /** the question */
  prompt?: string;
  /** what the question is about */
  prompt_help?: string | null;
  /** the points of the players, in turn order */
  scores?: number[];
  /** the tiles that the others placed since the last turn of the viewer: column, row and seat of each */
  since?: number[][];
  /** whether the viewer has no follower left in the supply */
  spent?: boolean;
  /** the number of the turn */
  turn?: number;
  /** the player who is asked, in words */
  who?: string;
  /** how large figures are drawn */
  zoom?: number;
}

/** A named set of options of a plugin. */
export interface Preset {
  about: string;
  /** the edition that has it; null for both */
  edition: string | null;
  label: string;
  name: string;
  sets: Record<string, Value>;
}

/** A named set of options of several plugins. */
export interface Profile {
  about: string;
  label: string;
  name: string;
  /** values by plugin and option */
  sets: Record<string, Record<string, Value>>;
}

/** A position with one clearly best placement. */
export interface Puzzle {
  /** the best placements in notation */
  best: string[];
  /** a name that no other puzzle has */
  id: string;
  /** the kind of the feature that it is about */
  kind: string | null;
  /** the points that the next best placement is expected to lose */
  lost: number;
  /** the position as a scenario file */
  position: string;
  /** the rating of a person who finds it half of the time */
  rating: number;
  /** what the best placement is about */
  theme: string;
  /** what is best done afterwards in the same turn */
  then: string[];
}

/** The data of the page of puzzles. */
export interface PuzzlesPage {
  puzzles: Puzzle[];
}

/** How random games filled a board. */
export interface RandomGames {
  /** the tiles that fitted nowhere, in all games */
  aside: number;
  /** column and row of each cell, and the number of games in which a tile lies there at the end */
  cells: number[][];
  /** the number of games that were played */
  games: number;
}

/** Several options that are numbers in a row: the number of the option of a value is n + value - lo. */
export type RangeOption = Described & { hi: number; k: "range"; lo: number; slot?: string };

/** What the page of a record comes with. */
export interface RecordPage {
  /** the bots by their strength, the weakest first */
  bots: string[];
  /** whether the table has ended, so that its game can be analyzed and played on */
  ended: boolean;
  first: Message;
  /** the id of the table */
  id: string;
}

/** A position as a game. */
export interface RefereeLook {
  about: { engine: string; plugins: Record<string, string> };
  /** the kinds of figures of the table */
  figures: { name: string; owned: boolean; words: string }[];
  /** the options in notation, by their numbers */
  lines: string[];
  look: { parts: Record<string, string>; state: Position & Required<Pick<Position, "area">> };
  position: StagedPosition;
  /** the seats in turn order */
  seats: { edge: string; fill: string; name: string; seat: string }[];
  /** the state of the game in numbers */
  status: Record<string, unknown>;
  /** the kinds of tokens */
  tokens: { name: string; words: string }[];
  /** what expansions put on the board, such as bridges */
  verbs: { about: "cell" | "segment" | "span"; verb: string; words: string }[];
}

/** The options that can be compared. */
export interface RefereeOptions {
  /** the plugins at the table */
  plugins: { id: string; options: { about: string; label: string; name: string; values: string[] }[]; title: string }[];
}

/** The data of the page of the referee. */
export interface RefereePage {
  /** the most bytes of a position */
  most: number;
}

/** What stands in the way of an action. */
export interface Refusal {
  /** the step of the engine that left the action out */
  obstacle: string;
  /** the rules behind it */
  rules: { id: string; plugin: string; words: string | null }[];
  /** what stands in the way, as a sentence */
  text: string;
}

/** What is said about a document. */
export interface Remark {
  /** the cells that it is about: column and row */
  cells: number[][];
  /** whether a table with this document is refused */
  error: boolean;
  /** its line, from 1; null for the whole */
  line: number | null;
  /** the remark in the language of the sender */
  message: string;
}

/** A rule of a ledger. */
export interface RuleWords {
  /** its id */
  id: string;
  /** the plugin that names it */
  plugin: string;
  /** the rule as a sentence */
  words: string | null;
}

/** The rules of a table in words. */
export interface Rules {
  /** The edition. */
  edition: { label: string; name: string };
  expansions: RulesOfExpansion[];
  figures: { label: string; n: number; name: string }[];
  settings: Setting[];
}

/** An expansion at a table. */
export interface RulesOfExpansion {
  /** how it is played */
  how: string;
  id: string;
  /** those that differ from the edition */
  options: ChangedOption[];
  title: string;
}

/** The clock that runs. */
export interface RunningClock {
  /** the time that is left, in milliseconds */
  left: number;
  /** the seat */
  seat: number;
}

/** A position as a file. */
export interface SavedPosition {
  /** what the file does not have */
  lost: string[];
  /** the file */
  text: string;
}

/** Points that a player got. */
export interface Scored {
  /** where they come from */
  cell: Cell | null;
  /** the seat */
  player: number;
  points: number;
}

/** The scores of the seats in turn order. */
export interface ScoresOfMove {
  /** the scores */
  scores: number[];
  /** the scores if the game ended then */
  standing: number[];
}

/** A seat at a table. */
export interface Seat {
  /** the kind of bot */
  bot: string | null;
  /** why the player no longer plays: gave up, or the clock reached zero */
  left: "resigned" | "time" | null;
  /** whether the viewer holds it */
  mine: boolean;
  /** the name of the player */
  name: string;
  /** whether the player no longer plays */
  resigned: boolean;
  /** its number, from 0 */
  seat: number;
  /** whether a bot or a person has it */
  taken: boolean;
}

/** A seat was given. */
export interface Seated {
  /** the link that takes it to another device */
  link: string;
  /** the secret of the seat */
  secret: string;
}

/** A setting of a table in words. */
export interface Setting {
  /** what it is called */
  label: string;
  name: string;
  /** its value in words */
  value: string;
}

/** A person who has signed in. */
export interface SignedIn {
  /** the name of the account */
  name: string;
}

/** What the page of the own account needs to know. */
export interface SignedInAccount {
  /** the name */
  name: string;
  /** the number of passkeys */
  passkeys: number;
  /** whether it has one */
  passphrase: boolean;
}

/** An option of a place beside the board. */
export type SlotOption = Described & { k: "slot"; slot: string };

/** An option of a place with two sides. */
export type SpanOption = Described & { k: "span"; sides: [number, number] };

/** A position that somebody set up. */
export interface StagedPosition {
  /** the seat whose turn it is; null for the first */
  by: string | null;
  /** the tiles that are drawn first */
  draws: string[];
  /** the parts of its file; what is empty is left out */
  given: { actions?: string[]; apart?: boolean; chance?: Record<string, number[]>; figures?: string[]; piles?: Record<string, string[]>; placed?: string[]; score?: Record<string, number>; set_aside?: string[]; stock?: number; supply?: Record<string, Record<string, number>>; token_supply?: Record<string, number>; tokens?: Record<string, Record<string, number>> };
  /** the table as TOML */
  table: string;
  /** what it is about */
  title: string;
}

/** Where a figure may stand. */
export interface Stand {
  /** the segments of the landscape */
  places: { at: string; legal: boolean; refusals: Refusal[]; shape: string | null; words: string }[];
}

/** The standing of a player. */
export interface Standing {
  /** the kind of bot */
  bot: string | null;
  /** whether nobody has more points */
  first: boolean;
  name: string;
  /** the points by their source */
  points: Record<string, number>;
  score: number;
  /** the seat */
  seat: string;
}

/** What a page knows of a table and of its game, which lacks as long as the table waits for players. */
export type State = TableState & Position;

/** A subscription was made, or was there. */
export interface Subscribed {
  /** its id */
  id: string;
}

/** A wish to be told. */
export interface Subscription {
  /** the mail address */
  address: string | null;
  /** false for a mail address whose owner has not followed the link in the first mail */
  confirmed: boolean;
  /** the path of the feed */
  feed: string | null;
  id: string;
  /** the way */
  kind: "push" | "mail" | "feed";
  /** whether it tells that somebody talks */
  talk: boolean;
}

/** The rules of a table as data. */
export interface TableRules {
  /** outcomes that are set, by stream */
  chance: Record<string, number>;
  /** the tiles that come first */
  draws: string[];
  edition: string;
  /** a named set of options */
  like: string | null;
  /** the figures of each player by kind */
  meeples: Record<string, number>;
  /** the options that are set, by plugin; null for one that is left out */
  plugins: Record<string, Record<string, Value> | null>;
}

/** What a table says to a viewer, apart from its game. */
export interface TableState {
  /** who wants another game, once this one is over */
  again?: Again;
  /** why the game cannot go on */
  broken: string | null;
  /** whether players may talk */
  chat: boolean;
  /** null without a time limit */
  clock: Clock | null;
  /** whether the person who made the table has ended it */
  closed: boolean;
  /** which answers a page confirms before it sends them */
  confirm: "never" | "end" | "always";
  /** the number of the open decision */
  decision: number;
  /** why the game ended before its time, in words, such as "Anna wins: Ben gave up" */
  ended: string | null;
  /** who may know what comes, in words */
  fixed: string[];
  /** the guide through a first game; null at other tables and for onlookers */
  guide: GuideState | null;
  /** the help that a page may show */
  help: HelpSwitches;
  /** the seats of the viewer */
  mine: number[];
  /** the number of actions */
  moves: number;
  /** whether the game has begun, goes on, or is over */
  phase: "waiting" | "playing" | "over";
  /** the seats in turn order */
  seats: Seat[];
  /** what the table is called */
  title: string;
  /** whether the viewer can take back the last answer */
  undo: boolean;
  /** the seats of the winners, once the game is over */
  winners?: number[];
  /** whether the viewer is asked */
  your_turn: boolean;
}

/** A text in a table, such as a board. */
export interface TableText {
  /** its name in messages */
  file: string;
  text: string;
}

/** The tiles of a game. */
export interface Tray {
  /** drawings by key, as SVG */
  defs: Record<string, string>;
  /** the tiles */
  tiles: { all: number; left: number; name: string; tile: string; words: string }[];
}

/** The value of an option. */
export type Value = boolean | number | string | string[] | TableText;

/** A figure that went from the board to its owner. */
export interface Walker {
  /** the figure, as SVG */
  fig: string;
  /** the seat of its owner */
  player: number;
  /** where it stood, in hundredths of a cell */
  x: number;
  /** the same from north to south */
  y: number;
}

/** Why an action is refused. */
export interface Why {
  /** whether the action is legal */
  legal: boolean;
  /** the action in words */
  option: string;
  /** what stands in its way */
  refusals: Refusal[];
  /** its verb */
  verb: string;
}

/** A part of the board in words. */
export interface WordsSection {
  lines: string[];
  title: string;
}

/** What features are worth. */
export interface Worth {
  /** the features on which somebody stands */
  features: WorthOfFeature[];
  /** the scores if the game ended now */
  standing: number[];
}

/** What a feature is worth: if it is complete, as it is scored next, and otherwise as at the end. */
export interface WorthOfFeature {
  /** a segment of it, in notation */
  at: string;
  /** whether it is complete */
  complete: boolean;
  /** how they come about */
  lines: string[];
  /** its points */
  points: number;
  /** its size and points in words */
  prospect: string | null;
  /** the rules that decide it */
  rules: RuleWords[];
  /** its shapes, as SVG */
  shapes: string[];
  /** who is there */
  there: { gets: boolean; points: number; seat: string; weight: number }[];
  /** the feature in words */
  words: string;
}

/** An error of a table. */
export interface Wrong {
  /** the two plugins that cannot be at a table together */
  between: string[];
  /** the document in the table that has the error */
  file: string | null;
  /** the line, from 1 */
  line: number | null;
  message: string;
}

/** Errors of a board. */
export interface WrongMap {
  wrong: Wrong[];
}

/** The elements of all pages by id. */
export interface Elements {
  "about": HTMLElementTagNameMap["details"];
  "add-passkey": HTMLElementTagNameMap["button"];
  "add-seat": HTMLElementTagNameMap["button"];
  "advice": HTMLElementTagNameMap["div"];
  "analyse": HTMLElementTagNameMap["button"];
  "analysis-box": HTMLElementTagNameMap["section"];
  "analysis-hint": HTMLElementTagNameMap["p"];
  "analysis-progress": HTMLElementTagNameMap["progress"];
  "analysis-status": HTMLElementTagNameMap["p"];
  "analysis-title": HTMLElementTagNameMap["h3"];
  "anywhere": HTMLElementTagNameMap["input"];
  "ask": HTMLElementTagNameMap["section"];
  "ask-best": HTMLElementTagNameMap["button"];
  "ask-form": HTMLElementTagNameMap["form"];
  "ask-legal": HTMLElementTagNameMap["button"];
  "ask-line": HTMLElementTagNameMap["input"];
  "ask-score": HTMLElementTagNameMap["button"];
  "ask-worth": HTMLElementTagNameMap["button"];
  "at": HTMLElementTagNameMap["input"];
  "autoplay": HTMLElementTagNameMap["div"];
  "back": HTMLElementTagNameMap["button"];
  "badges": HTMLElementTagNameMap["ul"];
  "best": HTMLElementTagNameMap["div"];
  "better": HTMLElementTagNameMap["div"];
  "blank": HTMLElementTagNameMap["button"];
  "board": SVGElementTagNameMap["svg"];
  "board-about": HTMLElementTagNameMap["input"];
  "board-chips": HTMLElementTagNameMap["select"];
  "board-credits": HTMLElementTagNameMap["input"];
  "board-file": HTMLElementTagNameMap["input"];
  "board-keys": HTMLElementTagNameMap["p"];
  "board-meeples": HTMLElementTagNameMap["input"];
  "board-name": HTMLElementTagNameMap["input"];
  "board-sets": HTMLElementTagNameMap["details"];
  "board-starts": HTMLElementTagNameMap["input"];
  "board-tiles": HTMLElementTagNameMap["input"];
  "board-words": HTMLElementTagNameMap["div"];
  "branch-add": HTMLElementTagNameMap["button"];
  "brushes": HTMLElementTagNameMap["fieldset"];
  "bundle-about": HTMLElementTagNameMap["div"];
  "bundle-chosen": HTMLElementTagNameMap["p"];
  "bundle-chosen-name": HTMLElementTagNameMap["span"];
  "bundle-file": HTMLElementTagNameMap["input"];
  "bundle-list": HTMLElementTagNameMap["ul"];
  "bundle-status": HTMLElementTagNameMap["p"];
  "bundle-wrong": HTMLElementTagNameMap["p"];
  "bundles": HTMLElementTagNameMap["section"];
  "cards": HTMLElementTagNameMap["div"];
  "chances": SVGElementTagNameMap["svg"];
  "chances-title": HTMLElementTagNameMap["h3"];
  "chapter": HTMLElementTagNameMap["div"];
  "chapter-add": HTMLElementTagNameMap["button"];
  "chapter-branches": HTMLElementTagNameMap["ul"];
  "chapter-comment": HTMLElementTagNameMap["textarea"];
  "chapter-name": HTMLElementTagNameMap["input"];
  "chapter-replace": HTMLElementTagNameMap["button"];
  "chart": SVGElementTagNameMap["svg"];
  "charts-box": HTMLElementTagNameMap["section"];
  "checked-title": HTMLElementTagNameMap["h2"];
  "choices": HTMLElementTagNameMap["div"];
  "claim": HTMLElementTagNameMap["button"];
  "claim-box": HTMLElementTagNameMap["section"];
  "compare": HTMLElementTagNameMap["button"];
  "compare-box": HTMLElementTagNameMap["details"];
  "compare-option": HTMLElementTagNameMap["select"];
  "compare-plugin": HTMLElementTagNameMap["select"];
  "compared": HTMLElementTagNameMap["div"];
  "confirm": HTMLElementTagNameMap["div"];
  "confirm-place": HTMLElementTagNameMap["button"];
  "confirm-turn": HTMLElementTagNameMap["button"];
  "copied": HTMLElementTagNameMap["p"] | HTMLElementTagNameMap["span"];
  "copy": HTMLElementTagNameMap["button"];
  "copy-table": HTMLElementTagNameMap["button"];
  "d-abroad": SVGElementTagNameMap["g"];
  "d-border-city": SVGElementTagNameMap["g"];
  "d-erase": SVGElementTagNameMap["g"];
  "d-ferry": SVGElementTagNameMap["g"];
  "d-hand": SVGElementTagNameMap["g"];
  "d-house": SVGElementTagNameMap["g"];
  "d-land": SVGElementTagNameMap["g"];
  "d-large": SVGElementTagNameMap["g"];
  "d-note": SVGElementTagNameMap["g"];
  "d-road": SVGElementTagNameMap["g"];
  "d-start": SVGElementTagNameMap["g"];
  "d-town": SVGElementTagNameMap["g"];
  "d-water": SVGElementTagNameMap["g"];
  "dark": HTMLElementTagNameMap["button"];
  "defs": SVGElementTagNameMap["defs"];
  "delete": HTMLElementTagNameMap["button"];
  "done": HTMLElementTagNameMap["p"];
  "edge-e": HTMLElementTagNameMap["button"];
  "edge-n": HTMLElementTagNameMap["button"];
  "edge-s": HTMLElementTagNameMap["button"];
  "edge-w": HTMLElementTagNameMap["button"];
  "edit-anywhere": HTMLElementTagNameMap["label"];
  "edit-apply": HTMLElementTagNameMap["button"];
  "edit-ask": HTMLElementTagNameMap["section"];
  "edit-back": HTMLElementTagNameMap["button"];
  "edit-draw": HTMLElementTagNameMap["button"];
  "edit-figure": HTMLElementTagNameMap["section"];
  "edit-file": HTMLElementTagNameMap["section"];
  "edit-keep": HTMLElementTagNameMap["button"];
  "edit-link": HTMLElementTagNameMap["button"];
  "edit-lists": HTMLElementTagNameMap["details"];
  "edit-load": HTMLElementTagNameMap["input"];
  "edit-modes": HTMLElementTagNameMap["div"];
  "edit-new": HTMLElementTagNameMap["button"];
  "edit-picker": HTMLElementTagNameMap["button"];
  "edit-placed": HTMLElementTagNameMap["ol"];
  "edit-places": HTMLElementTagNameMap["details"];
  "edit-play": HTMLElementTagNameMap["section"];
  "edit-played": HTMLElementTagNameMap["ol"];
  "edit-players": HTMLElementTagNameMap["details"];
  "edit-redo": HTMLElementTagNameMap["button"];
  "edit-report": HTMLElementTagNameMap["button"];
  "edit-save": HTMLElementTagNameMap["button"];
  "edit-say": HTMLElementTagNameMap["p"];
  "edit-score": HTMLElementTagNameMap["section"];
  "edit-seats": HTMLElementTagNameMap["div"];
  "edit-standing": HTMLElementTagNameMap["ul"];
  "edit-study": HTMLElementTagNameMap["details"];
  "edit-table": HTMLElementTagNameMap["details"];
  "edit-tile": HTMLElementTagNameMap["section"];
  "edit-top": HTMLElementTagNameMap["section"];
  "edit-turn": HTMLElementTagNameMap["div"];
  "edit-undo": HTMLElementTagNameMap["button"];
  "edit-why": HTMLElementTagNameMap["div"];
  "edit-wrong": HTMLElementTagNameMap["p"];
  "end": HTMLElementTagNameMap["div"];
  "ended": HTMLElementTagNameMap["p"];
  "facts": HTMLElementTagNameMap["span"];
  "figure-places": HTMLElementTagNameMap["ul"];
  "file": HTMLElementTagNameMap["input"];
  "fill": HTMLElementTagNameMap["button"];
  "fill-progress": HTMLElementTagNameMap["progress"];
  "fill-told": HTMLElementTagNameMap["p"];
  "filling-title": HTMLElementTagNameMap["h2"];
  "filter-clock": HTMLElementTagNameMap["select"];
  "filter-expansion": HTMLElementTagNameMap["select"];
  "filter-free": HTMLElementTagNameMap["input"];
  "filter-text": HTMLElementTagNameMap["input"];
  "filtered": HTMLElementTagNameMap["span"];
  "filters": HTMLElementTagNameMap["form"];
  "final": HTMLElementTagNameMap["div"];
  "first": HTMLElementTagNameMap["button"];
  "fit": HTMLElementTagNameMap["button"];
  "fixed": HTMLElementTagNameMap["ul"];
  "fly": SVGElementTagNameMap["g"];
  "form": HTMLElementTagNameMap["form"];
  "forth": HTMLElementTagNameMap["button"];
  "general": HTMLElementTagNameMap["div"];
  "ghost": SVGElementTagNameMap["g"];
  "guide": HTMLElementTagNameMap["section"];
  "guide-at": HTMLElementTagNameMap["span"];
  "guide-back": HTMLElementTagNameMap["button"];
  "guide-before": HTMLElementTagNameMap["button"];
  "guide-card": HTMLElementTagNameMap["div"];
  "guide-foot": HTMLElementTagNameMap["div"];
  "guide-new": HTMLElementTagNameMap["a"];
  "guide-next": HTMLElementTagNameMap["button"];
  "guide-play": HTMLElementTagNameMap["button"];
  "guide-progress": HTMLElementTagNameMap["progress"];
  "guide-text": HTMLElementTagNameMap["p"];
  "guide-title": HTMLElementTagNameMap["h2"];
  "guide-todo": HTMLElementTagNameMap["p"];
  "hand": HTMLElementTagNameMap["div"];
  "heat": HTMLElementTagNameMap["input"];
  "heat-label": HTMLElementTagNameMap["label"];
  "help": SVGElementTagNameMap["g"];
  "helps": HTMLElementTagNameMap["details"];
  "here": HTMLElementTagNameMap["section"];
  "here-fields": HTMLElementTagNameMap["div"];
  "here-title": HTMLElementTagNameMap["h2"];
  "hold": HTMLElementTagNameMap["div"];
  "hot": SVGElementTagNameMap["g"];
  "in-hand": HTMLElementTagNameMap["span"];
  "in-name": HTMLElementTagNameMap["input"];
  "in-passkey": HTMLElementTagNameMap["button"];
  "in-passphrase": HTMLElementTagNameMap["input"];
  "key": HTMLElementTagNameMap["div"];
  "known": HTMLElementTagNameMap["script"];
  "land": SVGElementTagNameMap["svg"];
  "language": HTMLElementTagNameMap["select"];
  "last": HTMLElementTagNameMap["button"];
  "learn": HTMLElementTagNameMap["button"];
  "left-tiles": HTMLElementTagNameMap["div"];
  "link": HTMLElementTagNameMap["span"];
  "link-list": HTMLElementTagNameMap["div"];
  "links": HTMLElementTagNameMap["details"];
  "lit": SVGElementTagNameMap["g"];
  "live": HTMLElementTagNameMap["div"];
  "log": HTMLElementTagNameMap["div"];
  "log-box": HTMLElementTagNameMap["details"];
  "lost": HTMLElementTagNameMap["ul"];
  "make": HTMLElementTagNameMap["button"];
  "mine": HTMLElementTagNameMap["ul"];
  "mine-box": HTMLElementTagNameMap["section"];
  "mistakes": HTMLElementTagNameMap["ol"];
  "mistakes-title": HTMLElementTagNameMap["h4"];
  "more": HTMLElementTagNameMap["section"];
  "moves": HTMLElementTagNameMap["ol"];
  "moves-box": HTMLElementTagNameMap["section"];
  "name": HTMLElementTagNameMap["input"];
  "new-passphrase": HTMLElementTagNameMap["input"];
  "none": HTMLElementTagNameMap["p"];
  "none-found": HTMLElementTagNameMap["p"];
  "note-kind": HTMLElementTagNameMap["select"];
  "notes": HTMLElementTagNameMap["ul"];
  "notifications": HTMLElementTagNameMap["details"];
  "notifications-list": HTMLElementTagNameMap["div"];
  "notifications-talk": HTMLElementTagNameMap["input"];
  "offer": HTMLElementTagNameMap["div"];
  "onlookers": HTMLElementTagNameMap["p"];
  "open": HTMLElementTagNameMap["button"];
  "open-file": HTMLElementTagNameMap["label"];
  "open-file-hint": HTMLElementTagNameMap["p"];
  "open-file-status": HTMLElementTagNameMap["p"];
  "open-file-wrong": HTMLElementTagNameMap["p"];
  "over": HTMLElementTagNameMap["ul"];
  "page": HTMLElementTagNameMap["script"];
  "palette-kinds": HTMLElementTagNameMap["div"];
  "palette-seats": HTMLElementTagNameMap["div"];
  "panel": HTMLElementTagNameMap["aside"] | HTMLElementTagNameMap["div"];
  "passphrase": HTMLElementTagNameMap["form"];
  "picture-file": HTMLElementTagNameMap["input"];
  "picture-remove": HTMLElementTagNameMap["button"];
  "picture-shade": HTMLElementTagNameMap["input"];
  "picture-size": HTMLElementTagNameMap["input"];
  "picture-x": HTMLElementTagNameMap["input"];
  "picture-y": HTMLElementTagNameMap["input"];
  "pieces": SVGElementTagNameMap["g"];
  "play": HTMLElementTagNameMap["button"];
  "play-bot": HTMLElementTagNameMap["button"];
  "play-on": HTMLElementTagNameMap["button"];
  "play-on-box": HTMLElementTagNameMap["dialog"];
  "play-on-cancel": HTMLElementTagNameMap["button"];
  "play-on-form": HTMLElementTagNameMap["form"];
  "play-on-go": HTMLElementTagNameMap["button"];
  "play-on-players": HTMLElementTagNameMap["div"];
  "play-on-title": HTMLElementTagNameMap["h2"];
  "play-on-wrong": HTMLElementTagNameMap["p"];
  "players": HTMLElementTagNameMap["ol"];
  "players-box": HTMLElementTagNameMap["section"];
  "playing": HTMLElementTagNameMap["ul"];
  "plugins": HTMLElementTagNameMap["div"];
  "print": HTMLElementTagNameMap["button"];
  "print-box": HTMLElementTagNameMap["dialog"];
  "print-close": HTMLElementTagNameMap["button"];
  "print-paper": HTMLElementTagNameMap["select"];
  "print-pdf": HTMLElementTagNameMap["button"];
  "print-sheets": HTMLElementTagNameMap["ol"];
  "print-title": HTMLElementTagNameMap["h2"];
  "print-told": HTMLElementTagNameMap["p"];
  "prompt": HTMLElementTagNameMap["h2"] | HTMLElementTagNameMap["h3"];
  "proof": HTMLElementTagNameMap["dialog"];
  "proof-cancel": HTMLElementTagNameMap["button"];
  "proof-form": HTMLElementTagNameMap["form"];
  "proof-go": HTMLElementTagNameMap["button"];
  "proof-passkey": HTMLElementTagNameMap["button"];
  "proof-passphrase": HTMLElementTagNameMap["input"];
  "proof-title": HTMLElementTagNameMap["h2"];
  "puzzle-answer": HTMLElementTagNameMap["section"];
  "puzzle-next": HTMLElementTagNameMap["button"];
  "puzzle-place": HTMLElementTagNameMap["button"];
  "puzzle-points": HTMLElementTagNameMap["p"];
  "puzzle-rated": HTMLElementTagNameMap["p"];
  "puzzle-rating": HTMLElementTagNameMap["section"];
  "puzzle-referee": HTMLElementTagNameMap["a"];
  "puzzle-reset": HTMLElementTagNameMap["button"];
  "puzzle-result": HTMLElementTagNameMap["h2"];
  "puzzle-say": HTMLElementTagNameMap["p"];
  "puzzle-show": HTMLElementTagNameMap["button"];
  "puzzle-task": HTMLElementTagNameMap["section"];
  "puzzle-tile": HTMLElementTagNameMap["div"];
  "puzzle-why": HTMLElementTagNameMap["ul"];
  "puzzle-wrong": HTMLElementTagNameMap["p"];
  "quick": HTMLElementTagNameMap["button"];
  "quick-form": HTMLElementTagNameMap["form"];
  "quick-what": HTMLElementTagNameMap["p"];
  "random": HTMLElementTagNameMap["button"];
  "random-abroad": HTMLElementTagNameMap["input"];
  "random-box": HTMLElementTagNameMap["details"];
  "random-height": HTMLElementTagNameMap["input"];
  "random-next": HTMLElementTagNameMap["button"];
  "random-seed": HTMLElementTagNameMap["input"];
  "random-width": HTMLElementTagNameMap["input"];
  "record-link": HTMLElementTagNameMap["a"];
  "redo": HTMLElementTagNameMap["button"];
  "referee": HTMLElementTagNameMap["button"];
  "remarks": HTMLElementTagNameMap["ul"];
  "replace-name": HTMLElementTagNameMap["input"];
  "resign": HTMLElementTagNameMap["button"];
  "rules": HTMLElementTagNameMap["dialog"];
  "rules-body": HTMLElementTagNameMap["div"];
  "rules-changed": HTMLElementTagNameMap["div"];
  "rules-close": HTMLElementTagNameMap["button"];
  "rules-edition": HTMLElementTagNameMap["span"];
  "rules-expansions": HTMLElementTagNameMap["div"];
  "rules-note": HTMLElementTagNameMap["p"];
  "rules-open": HTMLElementTagNameMap["button"];
  "rules-settings": HTMLElementTagNameMap["dl"];
  "rules-settings-title": HTMLElementTagNameMap["h3"];
  "rules-title": HTMLElementTagNameMap["h2"];
  "rules-unchanged": HTMLElementTagNameMap["p"];
  "save": HTMLElementTagNameMap["button"];
  "say": HTMLElementTagNameMap["form"];
  "score": HTMLElementTagNameMap["div"];
  "search": HTMLElementTagNameMap["input"];
  "seats": HTMLElementTagNameMap["div"];
  "settings": HTMLElementTagNameMap["div"];
  "share": HTMLElementTagNameMap["button"];
  "side": HTMLElementTagNameMap["div"];
  "sign-in": HTMLElementTagNameMap["form"];
  "sign-out": HTMLElementTagNameMap["button"];
  "sign-out-everywhere": HTMLElementTagNameMap["button"];
  "sign-up": HTMLElementTagNameMap["form"];
  "since": HTMLElementTagNameMap["div"];
  "since-box": HTMLElementTagNameMap["section"];
  "since-title": HTMLElementTagNameMap["h2"];
  "sizes": HTMLElementTagNameMap["div"];
  "slide": HTMLElementTagNameMap["div"];
  "sound": HTMLElementTagNameMap["button"];
  "speed": HTMLElementTagNameMap["select"];
  "spoken": HTMLElementTagNameMap["p"];
  "stage": HTMLElementTagNameMap["div"] | HTMLElementTagNameMap["section"];
  "store-wrong": HTMLElementTagNameMap["p"];
  "strength": HTMLElementTagNameMap["select"];
  "study-chapters": HTMLElementTagNameMap["ol"];
  "study-kept": HTMLElementTagNameMap["select"];
  "study-link": HTMLElementTagNameMap["button"];
  "study-load": HTMLElementTagNameMap["input"];
  "study-name": HTMLElementTagNameMap["input"];
  "study-save": HTMLElementTagNameMap["button"];
  "study-say": HTMLElementTagNameMap["p"];
  "surprise": HTMLElementTagNameMap["button"];
  "switches": HTMLElementTagNameMap["div"];
  "symmetry": HTMLElementTagNameMap["select"];
  "table-link": HTMLElementTagNameMap["a"];
  "talk": HTMLElementTagNameMap["div"];
  "talk-box": HTMLElementTagNameMap["details"];
  "things": SVGElementTagNameMap["svg"];
  "tiles": SVGElementTagNameMap["g"];
  "tiles-hint": HTMLElementTagNameMap["p"];
  "tiles-suited": HTMLElementTagNameMap["input"];
  "tip": HTMLElementTagNameMap["div"];
  "title": HTMLElementTagNameMap["h1"];
  "to-referee": HTMLElementTagNameMap["button"];
  "told": HTMLElementTagNameMap["p"];
  "toml": HTMLElementTagNameMap["textarea"];
  "tools": HTMLElementTagNameMap["div"];
  "tray": HTMLElementTagNameMap["div"];
  "tray-search": HTMLElementTagNameMap["input"];
  "turn": HTMLElementTagNameMap["button"];
  "undo": HTMLElementTagNameMap["button"];
  "unread": HTMLElementTagNameMap["span"];
  "up-name": HTMLElementTagNameMap["input"];
  "up-passkey": HTMLElementTagNameMap["button"];
  "up-passphrase": HTMLElementTagNameMap["input"];
  "verdict": HTMLElementTagNameMap["p"];
  "waiting": HTMLElementTagNameMap["ul"];
  "what": HTMLElementTagNameMap["div"];
  "wholes": HTMLElementTagNameMap["div"];
  "words": HTMLElementTagNameMap["script"];
  "words-box": HTMLElementTagNameMap["details"];
  "worth": HTMLElementTagNameMap["div"];
  "wrong": HTMLElementTagNameMap["p"] | HTMLElementTagNameMap["ul"];
  "zoom-in": HTMLElementTagNameMap["button"];
  "zoom-out": HTMLElementTagNameMap["button"];
}
