import { ApiPropertyOptional } from '@nestjs/swagger';
import { CHANNEL_RANKS, type ChannelRank, type StatedChannel } from '@rapport/contracts';

type Channels = Record<StatedChannel, ChannelRank | null | undefined>;

const RankField = () =>
  ApiPropertyOptional({ type: String, enum: CHANNEL_RANKS, nullable: true, example: 'first' });

/** The contact's preference for each channel; channels without one are left out. */
export class ChannelWishesDto implements Partial<Channels> {
  @RankField() call?: ChannelRank | null;
  @RankField() video?: ChannelRank | null;
  @RankField() email?: ChannelRank | null;
  @RankField() message?: ChannelRank | null;
  @RankField() inPerson?: ChannelRank | null;
}
