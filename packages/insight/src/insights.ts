import type { ScorePart } from './ai-score.js';
import { texts } from './texts.js';

export interface Insight {
  readonly type: 'performance' | 'alert' | 'trend' | 'recommendation';
  readonly title: string;
  readonly description: string;
  readonly data: Readonly<Record<string, number>>;
  readonly priority: 'high' | 'medium' | 'low';
  readonly actionable: boolean;
  readonly action?: { readonly label: string; readonly url: string };
}

export interface InsightFacts {
  readonly id: string;
  /** 0–10. */
  readonly aiScore: number;
  readonly viewCount: number;
  /** Mean score of the category, undefined where the company is alone in it. */
  readonly categoryAverage: number | undefined;
  readonly raises: readonly { readonly part: ScorePart; readonly points: number }[];
}

const SCORE_BELOW = 7;
const SCORE_TARGET = 8.5;
const VIEWS_BELOW = 100;

/** What an owner is told, the most urgent first (specification 1 §9). */
export const insightsOf = ({ id, aiScore, viewCount, categoryAverage, raises }: InsightFacts): readonly Insight[] => {
  const edit = `/firma/duzenle/${id}`;
  const { performance, visibility, trend, recommendation } = texts.insights;
  const insights: Insight[] = [];
  if (viewCount < VIEWS_BELOW) {
    insights.push({
      type: 'alert',
      title: visibility.title,
      description: visibility.description(viewCount),
      data: { viewCount, below: VIEWS_BELOW },
      priority: 'high',
      actionable: true,
      action: { label: visibility.action, url: edit },
    });
  }
  if (aiScore < SCORE_BELOW) {
    insights.push({
      type: 'performance',
      title: performance.title,
      description: performance.description(aiScore, SCORE_TARGET),
      data: { aiScore, target: SCORE_TARGET },
      priority: 'medium',
      actionable: true,
      action: { label: performance.action, url: edit },
    });
  }
  const [next] = raises;
  if (aiScore < SCORE_BELOW && next !== undefined) {
    insights.push({
      type: 'recommendation',
      title: recommendation.title,
      description: recommendation.description(texts.parts[next.part], next.points),
      data: { points: next.points },
      priority: 'medium',
      actionable: true,
      action: { label: recommendation.action, url: edit },
    });
  }
  if (categoryAverage !== undefined && aiScore > categoryAverage) {
    insights.push({
      type: 'trend',
      title: trend.title,
      description: trend.description(aiScore, categoryAverage),
      data: { aiScore, categoryAverage },
      priority: 'low',
      actionable: false,
    });
  }
  return insights;
};
