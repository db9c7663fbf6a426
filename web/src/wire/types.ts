/** What goes between client and server. `schema` is made from the server's own contract, the one shown at /docs. */
import type * as schema from "./schema";

export type {
  AnalysedChoice,
  AnalysedMoment,
  AnalysisDocument,
  AnalysisState,
  BotInfo,
  BotState,
  BotToken,
  ChallengeInfo,
  ChatLine,
  ChoiceMoment,
  Clocks,
  Created,
  DailyPuzzle,
  DrillQuestion,
  DrillResult,
  DrillTheme,
  Ending,
  ExplanationStep,
  GameInfo,
  Judged,
  Listed,
  MendedNotebook,
  Moment,
  NotebookBelief,
  NotebookEntry,
  NotebookPage,
  NoticeInfo,
  OpenOffer,
  Position,
  Problem,
  PublicKeys,
  PuzzleDetails,
  PuzzlePosition,
  PuzzleSummary,
  Replay,
  RunList,
  SeatInfo,
  SeatKey,
  SideSummary,
  SolutionResult,
  SolverState,
  StoryLine,
  TableInfo,
  Theme,
  Viewpoint,
} from "./schema";

export type AnyView = schema.Position["view"];
export type AnyChoice = schema.Position["choices"][number];
export type Message = schema.AnyMessage;
export type EventInfo = schema.News["events"][number];
export type Assist = schema.TableSettings["assist"];
export type ClockSetting = schema.TableSettings["clock"];
export type BeliefInfo = schema.BeliefInfo;
export type CounselInfo = schema.CounselInfo;
export type CourseInfo = schema.CourseInfo;

/** A command without its id, which the connection adds. */
export type Command = schema.AnyCommand extends infer One
  ? One extends { id: string }
    ? One extends { type: "rematch" }
      ? { type: "rematch"; share?: string | null }
      : Omit<One, "id">
    : never
  : never;

/** A missing setting has the server's default. */
export type CreateTable = {
  game: string;
  options?: Record<string, string>;
  seats?: Record<string, Partial<schema.WishedSeat> & Pick<schema.WishedSeat, "kind">>;
  settings?: Partial<schema.TableSettings>;
  me?: schema.Me | null;
};
