import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/** mongo-java-server that calls itself 7.0, because the driver refuses a wire version below 9. */
public class MongoForTests {
  public static void main(String[] args) {
    MongoVersion seven = new MongoVersion() {
      public List<Integer> getVersionArray() { return List.of(7, 0, 0); }
      public int getWireVersion() { return 21; }
    };
    MongoServer server = new MongoServer(new MemoryBackend().version(seven));
    server.bind("127.0.0.1", Integer.parseInt(args[0]));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    System.out.println("Mongo for tests answers");
  }
}
